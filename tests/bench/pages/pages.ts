import type { Spent } from '../budget.ts';
import type { Options } from '../options.ts';
import type { Part } from '../part.ts';
import { fixed, mean, median, percentile, table } from '../table.ts';
import type { Kept } from './again.ts';
import { openingTime, wholeList } from './claims-list.ts';
import { type Contestant, contestants, names, ourPages } from './contestants.ts';
import { memoryOf, type OurHouse } from './customers.ts';
import { explained } from './explained.ts';
import { type Memory, Phone } from './phone.ts';
import { Results } from './results.ts';
import { shownPages } from './shown.ts';
import { spentOn } from './spent.ts';
import type { Tap } from './taps.ts';
import { tour } from './tour.ts';
import { firstVisit, visit } from './visit.ts';

export const pages: Part = {
  title: 'The pages',
  explained,
  async measure(options) {
    const { all, house, close } = await contestants();
    try {
      // First, because they fail fastest.
      const taps = await measureTaps(house, options);
      const lists = await measureLists(house, options);
      const results = new Results();
      const byHand = await keptByHand(all, options);
      for (let run = 1; run <= options.runs; run += 1) {
        for (const network of options.networks) {
          for (const one of all) {
            process.stderr.write(`run ${run} of ${options.runs}, ${network.name}: ${one.name}\n`);
            results.add(one.name, network.name, await visit(one, network, isOurs(one) ? byHand : undefined));
          }
        }
      }
      await byHand.phone.close();
      const times = `How often each was visited: ${options.runs}.`;
      return {
        text: [times, shownPages(results, options.networks), taps.text, lists.text].join('\n\n'),
        spent: [...spentOn(results, options.networks), ...taps.spent, ...lists.spent],
      };
    } finally {
      await close();
    }
  },
};

const isOurs = ({ name }: Contestant) => ourPages.some((page) => name === names.ours(page.name));

/** The hand-written page on its own phone, measured in turn with ours. */
async function keptByHand(all: readonly Contestant[], options: Options): Promise<Kept> {
  const byHand = all.find(({ name }) => name === names.static);
  if (!byHand) throw new Error('Nobody wrote a page by hand.');
  const phone = await Phone.new();
  await firstVisit(phone, byHand, quickest(options));
  return { phone, link: byHand.link, address: byHand.address };
}

type Measured = { text: string; spent: Spent<'pages'>[] };

/** On the faster network, because it measures the phone. */
const quickest = ({ networks }: Options) =>
  networks.reduce((one, other) => (other.latency < one.latency ? other : one));

async function measureTaps({ link }: OurHouse, options: Options): Promise<Measured> {
  const visitor = { link, address: '/', worker: true };
  const customer = { ...visitor, memory: await memoryOf(link, 5_000) };
  const taps: Tap[] = [];
  for (let run = 1; run <= options.runs; run += 1) {
    process.stderr.write(`taps, run ${run} of ${options.runs}\n`);
    taps.push(...(await tour(visitor, customer, quickest(options))));
  }
  const slowest = [...taps].sort((a, b) => b.took - a.took).slice(0, 10);
  const took = taps.map((tap) => tap.took);
  const value = percentile(took, 0.98);
  return {
    text: [
      `### Taps`,
      `${taps.length} taps and keys: median ${fixed(median(took))} ms, 98th percentile ${fixed(value)} ms. The slowest:`,
      table(
        ['', 'ms'],
        slowest.map((tap) => [tap.on, fixed(tap.took)]),
      ),
    ].join('\n\n'),
    spent: [{ line: 'ms from a tap to the next frame, 98th percentile', at: slowest[0]?.on ?? '', value }],
  };
}

const shown = {
  opening: 'opening the list',
  comingBack: 'coming back to the whole list',
  scrolling: 'scrolling the whole list',
} as const;
const parts = Object.keys(shown) as (keyof typeof shown)[];
/** The mean for scrolling: frames take a multiple of 1/60 s, so a median would jump between two values. */
const middle = { opening: median, comingBack: median, scrolling: mean };
const turnsARun = 3;
type List = {
  claims: 50 | 5_000;
  memory: Memory;
  whole: Awaited<ReturnType<typeof wholeList>>;
  times: Record<keyof typeof shown, number[]>;
};

/**
 * Measured in turn, so that both run under the same machine load; all claims are loaded only once, because that takes
 * minutes.
 */
async function measureLists({ link }: OurHouse, options: Options): Promise<Measured> {
  const network = quickest(options);
  const lists: List[] = [];
  for (const claims of [50, 5_000] as const) {
    process.stderr.write(`a list of ${claims} claims: all of it\n`);
    const memory = await memoryOf(link, claims);
    const whole = await wholeList(link, memory, network);
    lists.push({ claims, memory, whole, times: { opening: [], comingBack: [], scrolling: [] } });
  }
  for (let turn = 1; turn <= options.runs * turnsARun; turn += 1) {
    for (const { claims, memory, whole, times } of lists) {
      process.stderr.write(`a list of ${claims} claims, turn ${turn} of ${options.runs * turnsARun}\n`);
      times.opening.push(await openingTime(link, memory, network));
      times.scrolling.push(await whole.scrollingTime());
      times.comingBack.push(await whole.comingBackTime());
    }
  }
  for (const { whole } of lists) await whole.close();
  const of = (list: 50 | 5_000, part: keyof typeof shown) =>
    middle[part](lists.find(({ claims }) => claims === list)?.times[part] ?? []);
  const ratio = (part: keyof typeof shown) => of(5_000, part) / of(50, part);
  return {
    text: [
      '### A list of 5,000 claims beside one of 50',
      table(
        ['', 'ratio', '50', '5,000'],
        parts.map((part) => [shown[part], fixed(ratio(part)), fixed(of(50, part)), fixed(of(5_000, part))]),
      ),
    ].join('\n\n'),
    spent: parts.map((part) => ({ line: `5,000 claims / 50: ${shown[part]}`, at: 'fast 3G', value: ratio(part) })),
  };
}
