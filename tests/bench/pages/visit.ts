import type { Page } from '@playwright/test';
import type { Network } from '../network/networks.ts';
import type { ThrottlingProxy } from '../network/throttling-proxy.ts';
import type { Transfer } from '../network/transfer.ts';
import { evaluate, waitUntil } from './evaluate.ts';
import { type RecordedMetrics, readMetrics } from './page-metrics.ts';
import { isReadable, medianPaints, type Paints, paintsOf } from './paints.ts';
import { Phone, type StorageState } from './phone.ts';
import { measureRepeatVisit, type OpenedPage, workerPath } from './repeat-visit.ts';
import type { Result } from './results.ts';

export type MeasuredPage = {
  proxy: ThrottlingProxy;
  address: string;
  /** Whether it registers a service worker. */
  worker: boolean;
  /** Whether it is expected to be hydrated, and whether it is touched from the start. */
  hydrates?: boolean;
  interacted?: boolean;
  /** Whether its paint times are compared, and therefore measured more than once. */
  compared?: boolean;
  /** Storage of a logged-in customer. */
  storageState?: StorageState | undefined;
};

/** The results of one visit: milliseconds, counts and bytes. */
export type Visit = Paints & {
  hydrated: number;
  longTasks: number;
  /** Total blocking time: the part of long tasks beyond 50 ms. */
  blocking: number;
  shift: number;
  /** The resources needed to read the page. */
  needed: number;
  neededBytes: number;
  requestsUntilUsable: number;
  bytesUntilUsable: number;
  requests: number;
  /** On the wire, including headers. */
  bytes: number;
  /** What is kept to read offline, compressed and without headers. */
  contents: number;
  scripts: number;
  fetchedTwice: number;
  workerBeforeUsable: number;
};

const idleTime = 1000;
const longTask = 50;
/** Styles and pictures are in the pack too; answers of the API are not part of the product. */
const isNotCounted = /\.(css|svg|png|webmanifest)$|^\/api\//;
const sum = (of: number[]) => of.reduce((one, other) => one + other, 0);

/**
 * A first visit and, if it registers a worker, repeat visits online and offline, in turn with the page it is compared
 * with.
 */
export async function visit(target: MeasuredPage, network: Network, baseline?: OpenedPage): Promise<Result> {
  const { proxy, worker, interacted = false, compared = false } = target;
  const phone = await Phone.new(target.storageState);
  try {
    const result = await firstVisit(phone, target, network);
    const first = compared
      ? { ...result, ...(await medianPaints(() => measurePaints(target, network), [result])) }
      : result;
    if (!worker || interacted) return { first };
    return {
      first,
      repeat: await measureRepeatVisit({ phone, proxy, address: target.address }, network, baseline),
    };
  } finally {
    await phone.close();
  }
}

/** Resolves when the network is idle. */
export async function firstVisit(phone: Phone, target: MeasuredPage, network: Network): Promise<Visit> {
  const { proxy, address, hydrates = false, interacted = false } = target;
  proxy.throttle(network);
  const before = proxy.transfers.length;
  const page = await phone.page(network, { hydrated: hydrates, interact: interacted });
  await page.goto(`${proxy.origin}${address}`);
  await waitUntilSettled(page, target, before);
  const result = visitFrom(await evaluate(page, readMetrics), proxy.transfers.slice(before));
  await page.close();
  return result;
}

/** A first visit on a new phone, only until the page can be read. */
async function measurePaints({ proxy, address, storageState }: MeasuredPage, network: Network): Promise<Paints> {
  const phone = await Phone.new(storageState);
  try {
    const page = await phone.page(network);
    await page.goto(`${proxy.origin}${address}`);
    await waitUntil(page, isReadable);
    return paintsOf((await evaluate(page, readMetrics)).metrics);
  } finally {
    await phone.close();
  }
}

/** Resolves when the page has loaded, its worker has finished precaching and the network is idle. */
async function waitUntilSettled(page: Page, { proxy, worker, hydrates }: MeasuredPage, before: number): Promise<void> {
  while (worker && !proxy.transfers.slice(before).some(({ path }) => path === workerPath))
    await proxy.waitUntilIdle(100);
  await proxy.waitUntilIdle(idleTime);
  if (worker) await evaluate(page, () => navigator.serviceWorker.ready.then(() => undefined));
  await waitUntil(page, isReadable);
  if (hydrates) await waitUntil(page, () => window.metrics.hydrated > 0);
  await proxy.waitUntilIdle(idleTime);
}

function visitFrom({ metrics, requestedAt, needed, scripts }: RecordedMetrics, transfers: readonly Transfer[]): Visit {
  const paints = paintsOf(metrics);
  // The page's clock starts at navigation, so its document request aligns it with ours.
  const usableAt = (transfers[0]?.requestedAt ?? Number.NaN) - requestedAt + paints.usable;
  const bodyOf = (path: string) => Math.max(0, ...transfers.filter((one) => one.path === path).map(({ body }) => body));
  const untilUsable = transfers.filter(({ requestedAt: time }) => time <= usableAt);
  return {
    ...paints,
    hydrated: metrics.hydrated,
    longTasks: metrics.longTasks.length,
    blocking: sum(metrics.longTasks.map((duration) => duration - longTask)),
    shift: metrics.shift,
    needed: needed.length,
    neededBytes: sum(needed.map((address) => bodyOf(new URL(address).pathname))),
    requestsUntilUsable: untilUsable.length,
    bytesUntilUsable: sum(untilUsable.map((one) => one.bytesUntil(usableAt))),
    requests: transfers.length,
    bytes: sum(transfers.map(({ bytes }) => bytes)),
    contents: sum(transfers.filter(({ path }) => !isNotCounted.test(path)).map(({ body }) => body)),
    scripts: sum(scripts.map(bodyOf)),
    fetchedTwice: sum(
      transfers.filter(({ path }, at) => transfers.findIndex((one) => one.path === path) < at).map(({ body }) => body),
    ),
    workerBeforeUsable: untilUsable.filter(({ path }) => path === workerPath).length,
  };
}
