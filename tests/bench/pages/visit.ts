import type { Page } from '@playwright/test';
import type { Carried } from '../network/carried.ts';
import type { Link } from '../network/link.ts';
import type { Network } from '../network/networks.ts';
import { type Again, type Kept, visitAgain, workerPath } from './again.ts';
import { asked, until } from './asked.ts';
import { canBeRead, lookedAtOften, type Paints, paintsOf } from './looks.ts';
import { type Memory, Phone } from './phone.ts';
import { type LookedBack, lookBack } from './seen.ts';

export type Visited = {
  link: Link;
  address: string;
  /** Whether it registers a service worker. */
  worker: boolean;
  /** Whether it is expected to be hydrated, and whether it is touched from the start. */
  comesAlive?: boolean;
  touched?: boolean;
  /** Whether its paint times are compared, and therefore measured more than once. */
  compared?: boolean;
  /** Storage of a logged-in customer. */
  memory?: Memory | undefined;
};

/** The results of one visit: milliseconds, counts and bytes. */
export type Visit = Paints & {
  alive: number;
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
  /** Compressed bodies only. */
  contents: number;
  scripts: number;
  fetchedTwice: number;
  workerBeforeUsable: number;
};

const quiet = 1000;
const longTask = 50;
const sum = (of: number[]) => of.reduce((one, other) => one + other, 0);

/**
 * A first visit and, if it registers a worker, repeat visits online and offline, in turn with the page it is compared
 * with.
 */
export async function visit(to: Visited, network: Network, beside?: Kept): Promise<{ first: Visit; again?: Again }> {
  const { link, worker, touched = false, compared = false } = to;
  const phone = await Phone.new(to.memory);
  try {
    const whole = await firstVisit(phone, to, network);
    const first = compared ? { ...whole, ...(await lookedAtOften(() => look(to, network), [whole])) } : whole;
    if (!worker || touched) return { first };
    return { first, again: await visitAgain({ phone, link, address: to.address }, network, beside) };
  } finally {
    await phone.close();
  }
}

/** Resolves when the network is idle. */
export async function firstVisit(phone: Phone, to: Visited, network: Network): Promise<Visit> {
  const { link, address, comesAlive = false, touched = false } = to;
  link.shape(network);
  const before = link.carried.length;
  const page = await phone.page(network, { alive: comesAlive, touch: touched });
  await page.goto(`${link.origin}${address}`);
  await settled(page, to, before);
  const whole = measured(await asked(page, lookBack), link.carried.slice(before));
  await page.close();
  return whole;
}

/** A first visit on a new phone, only until the page can be read. */
async function look({ link, address, memory }: Visited, network: Network): Promise<Paints> {
  const phone = await Phone.new(memory);
  try {
    const page = await phone.page(network);
    await page.goto(`${link.origin}${address}`);
    await until(page, canBeRead);
    return paintsOf((await asked(page, lookBack)).seen);
  } finally {
    await phone.close();
  }
}

/** Resolves when the page has loaded, its worker has finished precaching and the network is idle. */
async function settled(page: Page, { link, worker, comesAlive }: Visited, before: number): Promise<void> {
  while (worker && !link.carried.slice(before).some(({ path }) => path === workerPath)) await link.quiet(100);
  await link.quiet(quiet);
  if (worker) await asked(page, () => navigator.serviceWorker.ready.then(() => undefined));
  await until(page, canBeRead);
  if (comesAlive) await until(page, () => window.seen.alive > 0);
  await link.quiet(quiet);
}

function measured({ seen, requestedAt, needed, scripts }: LookedBack, carried: readonly Carried[]): Visit {
  const paints = paintsOf(seen);
  // The page's clock starts at navigation, so its document request aligns it with ours.
  const usableOnWall = (carried[0]?.askedAt ?? Number.NaN) - requestedAt + paints.usable;
  const bodyOf = (path: string) => Math.max(0, ...carried.filter((one) => one.path === path).map(({ body }) => body));
  const untilUsable = carried.filter(({ askedAt }) => askedAt <= usableOnWall);
  return {
    ...paints,
    alive: seen.alive,
    longTasks: seen.longTasks.length,
    blocking: sum(seen.longTasks.map((took) => took - longTask)),
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
