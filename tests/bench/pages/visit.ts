import type { Page } from '@playwright/test';
import type { Carried } from '../network/carried.ts';
import type { Link } from '../network/link.ts';
import type { Network } from '../network/networks.ts';
import { type Memory, Phone } from './phone.ts';
import { type LookedBack, lookBack } from './seen.ts';

export type Visited = {
  link: Link;
  address: string;
  /** whether it brings a service worker */
  worker: boolean;
  /** whether it is expected to be taken over by its script, and whether a finger is on it from the first moment */
  mounts?: boolean;
  touched?: boolean;
  /** of a customer's phone */
  memory?: Memory | undefined;
};

/** What one visit came to: milliseconds, counts and bytes. */
export type Visit = {
  usable: number;
  firstPaint: number;
  largestPaint: number;
  mounted: number;
  longTasks: number;
  longTasksLast: number;
  shift: number;
  /** what it could not be read without */
  needed: number;
  neededBytes: number;
  requestsUntilUsable: number;
  bytesUntilUsable: number;
  requests: number;
  /** on the wire, with heads */
  bytes: number;
  /** compressed contents alone */
  contents: number;
  scripts: number;
  fetchedTwice: number;
  workerBeforeUsable: number;
};

export type Again = { usable: number; bytes: number; apiBytes: number; offlineUsable: number };

const quiet = 1000;
const workerPath = '/sw.js';
const isApi = ({ path }: Carried) => path.startsWith('/api/');
const sum = (of: number[]) => of.reduce((one, other) => one + other, 0);

/** A first visit, until nothing more is fetched, and where it brings a worker the visits after it: online and offline. */
export async function visit(to: Visited, network: Network): Promise<{ first: Visit; again?: Again }> {
  const { link, address, worker, memory, mounts = false, touched = false } = to;
  const phone = await Phone.new(memory);
  try {
    link.shape(network);
    const before = link.carried.length;
    const page = await phone.page(network, { mounted: mounts, touch: touched });
    await page.goto(`${link.origin}${address}`);
    await settled(page, to, before);
    const first = measured(await page.evaluate(lookBack), link.carried.slice(before));
    await page.close();
    if (!worker || touched) return { first };
    return { first, again: await visitAgain(phone, to, network) };
  } finally {
    link.mend();
    await phone.close();
  }
}

async function visitAgain(phone: Phone, { link, address }: Visited, network: Network): Promise<Again> {
  const open = async () => {
    const page = await phone.page(network);
    await phone.stopWorkers(page);
    await page.goto(`${link.origin}${address}`);
    await link.quiet(quiet);
    await page.waitForFunction(() => window.seen.heading && window.seen.answers);
    const { seen } = await page.evaluate(lookBack);
    await page.close();
    return usableAt(seen);
  };
  const before = link.carried.length;
  const usable = await open();
  // The browser asks after each visit whether the worker is still the same, and is told so; the page waits for nothing.
  const fetched = link.carried.slice(before).filter(({ path, body }) => path !== workerPath || body > 0);
  for (const { path } of fetched) process.stderr.write(`  fetched again: ${path}\n`);
  link.cut();
  await phone.context.setOffline(true);
  const offlineUsable = await open();
  return {
    usable,
    bytes: sum(fetched.filter((one) => !isApi(one)).map(({ bytes }) => bytes)),
    apiBytes: sum(fetched.filter(isApi).map(({ bytes }) => bytes)),
    offlineUsable,
  };
}

/** Until the page stands, its worker has what it keeps, and the wire is still. */
async function settled(page: Page, { link, worker, mounts }: Visited, before: number): Promise<void> {
  while (worker && !link.carried.slice(before).some(({ path }) => path === workerPath)) await link.quiet(100);
  await link.quiet(quiet);
  if (worker) await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => window.seen.heading && window.seen.answers);
  if (mounts) await page.waitForFunction(() => window.seen.mounted);
  await link.quiet(quiet);
}

const usableAt = ({ heading, answers }: LookedBack['seen']) => Math.max(heading, answers);

function measured({ seen, requestedAt, needed, scripts }: LookedBack, carried: readonly Carried[]): Visit {
  const usable = usableAt(seen);
  // The page counts from its own beginning: its own request is where its clock and ours meet.
  const usableOnWall = (carried[0]?.askedAt ?? Number.NaN) - requestedAt + usable;
  const bodyOf = (path: string) => Math.max(0, ...carried.filter((one) => one.path === path).map(({ body }) => body));
  const untilUsable = carried.filter(({ askedAt }) => askedAt <= usableOnWall);
  return {
    usable,
    firstPaint: seen.firstPaint,
    largestPaint: seen.largestPaint,
    mounted: seen.mounted,
    longTasks: seen.longTasks.length,
    longTasksLast: sum(seen.longTasks),
    shift: seen.shift,
    needed: needed.length,
    neededBytes: sum(needed.map((address) => bodyOf(new URL(address).pathname))),
    requestsUntilUsable: untilUsable.length,
    bytesUntilUsable: sum(untilUsable.map((one) => one.bytesUntil(usableOnWall))),
    requests: carried.length,
    bytes: sum(carried.map(({ bytes }) => bytes)),
    contents: sum(carried.map(({ body }) => body)),
    scripts: sum(scripts.map(bodyOf)),
    fetchedTwice: sum(
      carried.filter(({ path }, at) => carried.findIndex((one) => one.path === path) < at).map(({ body }) => body),
    ),
    workerBeforeUsable: untilUsable.filter(({ path }) => path === workerPath).length,
  };
}
