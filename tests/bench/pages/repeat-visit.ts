import type { Network } from '../network/networks.ts';
import type { ThrottlingProxy } from '../network/throttling-proxy.ts';
import type { Transfer } from '../network/transfer.ts';
import { evaluate, waitUntil } from './evaluate.ts';
import { readMetrics } from './page-metrics.ts';
import { isReadable, medianPaintsInTurn, type Paints, paintsOf } from './paints.ts';
import type { Phone } from './phone.ts';

/** A phone with a page open and the worker activated. */
export type OpenedPage = { phone: Phone; proxy: ThrottlingProxy; address: string };

/** Milliseconds and bytes of repeat visits, and of the page it is compared with, measured in turn. */
export type RepeatVisit = {
  usable: number;
  baselineUsable: number;
  bytes: number;
  apiBytes: number;
  offlineUsable: number;
  baselineOfflineUsable: number;
};

export const workerPath = '/sw.js';
const idleTime = 1000;
/** Called between two visits on one phone. */
const idleBetweenVisits = 300;
const isApi = ({ path }: Transfer) => path.startsWith('/api/');
const sum = (of: number[]) => of.reduce((one, other) => one + other, 0);

export async function measureRepeatVisit(
  opened: OpenedPage,
  network: Network,
  baseline?: OpenedPage,
): Promise<RepeatVisit> {
  const phones = baseline ? [opened, baseline] : [opened];
  const measures = phones.flatMap((one) => [
    () => open(one, network),
    () => whileOffline(one, () => open(one, network)),
  ]);
  const { proxy } = opened;
  for (const one of phones) one.proxy.throttle(network);
  const before = proxy.transfers.length;
  const [online, offline, baselineOnline, baselineOffline] = await medianPaintsInTurn(measures);
  await proxy.waitUntilIdle(idleTime);
  // The browser checks for a new worker after each visit and gets a 304; the page does not wait for it.
  const fetched = proxy.transfers.slice(before).filter(({ path, body }) => path !== workerPath || body > 0);
  for (const { path } of fetched) process.stderr.write(`  fetched again: ${path}\n`);
  const usable = (paints: Paints | undefined) => paints?.usable ?? Number.NaN;
  return {
    usable: usable(online),
    baselineUsable: usable(baselineOnline),
    bytes: sum(fetched.filter((one) => !isApi(one)).map(({ bytes }) => bytes)),
    apiBytes: sum(fetched.filter(isApi).map(({ bytes }) => bytes)),
    offlineUsable: usable(offline),
    baselineOfflineUsable: usable(baselineOffline),
  };
}

async function open({ phone, proxy, address }: OpenedPage, network: Network): Promise<Paints> {
  const page = await phone.page(network);
  await phone.stopWorkers(page);
  await page.goto(`${proxy.origin}${address}`);
  await waitUntil(page, isReadable);
  await proxy.waitUntilIdle(idleBetweenVisits);
  const { metrics } = await evaluate(page, readMetrics);
  await page.close();
  return paintsOf(metrics);
}

async function whileOffline<T>({ proxy, phone }: OpenedPage, work: () => Promise<T>): Promise<T> {
  proxy.cut();
  await phone.context.setOffline(true);
  try {
    return await work();
  } finally {
    proxy.restore();
    await phone.context.setOffline(false);
  }
}
