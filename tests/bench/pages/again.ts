import type { Carried } from '../network/carried.ts';
import type { Link } from '../network/link.ts';
import type { Network } from '../network/networks.ts';
import { asked, until } from './asked.ts';
import { canBeRead, lookedAtInTurn, type Paints, paintsOf } from './looks.ts';
import type { Phone } from './phone.ts';
import { lookBack } from './seen.ts';

/** A phone with a page open and the worker activated. */
export type Kept = { phone: Phone; link: Link; address: string };

/** Milliseconds and bytes of repeat visits, and of the page it is compared with, measured in turn. */
export type Again = {
  usable: number;
  besideUsable: number;
  bytes: number;
  apiBytes: number;
  offlineUsable: number;
  besideOfflineUsable: number;
};

export const workerPath = '/sw.js';
const quiet = 1000;
/** Called between two visits on one phone. */
const calm = 300;
const isApi = ({ path }: Carried) => path.startsWith('/api/');
const sum = (of: number[]) => of.reduce((one, other) => one + other, 0);

export async function visitAgain(kept: Kept, network: Network, beside?: Kept): Promise<Again> {
  const phones = beside ? [kept, beside] : [kept];
  const looks = phones.flatMap((one) => [
    () => open(one, network),
    () => withoutNetwork(one, () => open(one, network)),
  ]);
  const { link } = kept;
  for (const one of phones) one.link.shape(network);
  const before = link.carried.length;
  const [online, offline, besideOnline, besideOffline] = await lookedAtInTurn(looks);
  await link.quiet(quiet);
  // The browser checks for a new worker after each visit and gets a 304; the page does not wait for it.
  const fetched = link.carried.slice(before).filter(({ path, body }) => path !== workerPath || body > 0);
  for (const { path } of fetched) process.stderr.write(`  fetched again: ${path}\n`);
  const usable = (paints: Paints | undefined) => paints?.usable ?? Number.NaN;
  return {
    usable: usable(online),
    besideUsable: usable(besideOnline),
    bytes: sum(fetched.filter((one) => !isApi(one)).map(({ bytes }) => bytes)),
    apiBytes: sum(fetched.filter(isApi).map(({ bytes }) => bytes)),
    offlineUsable: usable(offline),
    besideOfflineUsable: usable(besideOffline),
  };
}

async function open({ phone, link, address }: Kept, network: Network): Promise<Paints> {
  const page = await phone.page(network);
  await phone.stopWorkers(page);
  await page.goto(`${link.origin}${address}`);
  await until(page, canBeRead);
  await link.quiet(calm);
  const { seen } = await asked(page, lookBack);
  await page.close();
  return paintsOf(seen);
}

async function withoutNetwork<T>({ link, phone }: Kept, work: () => Promise<T>): Promise<T> {
  link.cut();
  await phone.context.setOffline(true);
  try {
    return await work();
  } finally {
    link.mend();
    await phone.context.setOffline(false);
  }
}
