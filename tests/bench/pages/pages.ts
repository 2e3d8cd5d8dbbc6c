import type { BudgetValue } from '../budget.ts';
import type { Options } from '../options.ts';
import type { Part } from '../part.ts';
import { fixed, mean, median, percentile, table } from '../table.ts';
import { type App, storageStateOf } from './app-server.ts';
import { pageBudgetValues } from './budget-values.ts';
import { measureOpening, openWholeList } from './claims-list.ts';
import { type Contestant, contestants, names, ourPages } from './contestants.ts';
import { explanation } from './explanation.ts';
import { Phone, type StorageState } from './phone.ts';
import type { OpenedPage } from './repeat-visit.ts';
import { formatResults } from './result-tables.ts';
import { Results } from './results.ts';
import type { Tap } from './taps.ts';
import { recordTour } from './tour.ts';
import { firstVisit, visit } from './visit.ts';

export const pages: Part = {
  title: 'The pages',
  explanation,
  async measure(options) {
    const { all, app, close } = await contestants();
    try {
      // First, because they fail fastest.
      const taps = await measureTaps(app, options);
      const lists = await measureLists(app, options);
      const results = new Results();
      const staticPage = await openStaticPage(all, options);
      for (let run = 1; run <= options.runs; run += 1) {
        for (const network of options.networks) {
          for (const one of all) {
            process.stderr.write(`run ${run} of ${options.runs}, ${network.name}: ${one.name}\n`);
            results.add(one.name, network.name, await visit(one, network, isOurs(one) ? staticPage : undefined));
          }
        }
      }
      await staticPage.phone.close();
      const times = `How often each was visited: ${options.runs}.`;
      return {
        text: [times, formatResults(results, options.networks), taps.text, lists.text].join('\n\n'),
        budgetValues: [...pageBudgetValues(results, options.networks), ...taps.budgetValues, ...lists.budgetValues],
      };
    } finally {
      await close();
    }
  },
};

const isOurs = ({ name }: Contestant) => ourPages.some((page) => name === names.ours(page.name));

/** The hand-written page on its own phone, measured in turn with ours. */
async function openStaticPage(all: readonly Contestant[], options: Options): Promise<OpenedPage> {
  const staticPage = all.find(({ name }) => name === names.static);
  if (!staticPage) throw new Error('There is no static page to compare with.');
  const phone = await Phone.new();
  await firstVisit(phone, staticPage, fastestNetwork(options));
  return { phone, proxy: staticPage.proxy, address: staticPage.address };
}

type Measured = { text: string; budgetValues: BudgetValue<'pages'>[] };

/** On the faster network, because it measures the phone. */
const fastestNetwork = ({ networks }: Options) =>
  networks.reduce((one, other) => (other.latency < one.latency ? other : one));

async function measureTaps({ proxy }: App, options: Options): Promise<Measured> {
  const visitor = { proxy, address: '/', worker: true };
  const customer = { ...visitor, storageState: await storageStateOf(proxy, 5_000) };
  const taps: Tap[] = [];
  for (let run = 1; run <= options.runs; run += 1) {
    process.stderr.write(`taps, run ${run} of ${options.runs}\n`);
    taps.push(...(await recordTour(visitor, customer, fastestNetwork(options))));
  }
  const slowest = [...taps].sort((a, b) => b.duration - a.duration).slice(0, 10);
  const durations = taps.map((tap) => tap.duration);
  const value = percentile(durations, 0.98);
  return {
    text: [
      `### Taps`,
      `${taps.length} taps and keys: median ${fixed(median(durations))} ms, 98th percentile ${fixed(value)} ms. The slowest:`,
      table(
        ['', 'ms'],
        slowest.map((tap) => [tap.target, fixed(tap.duration)]),
      ),
    ].join('\n\n'),
    budgetValues: [{ line: 'ms from a tap to the next frame, 98th percentile', at: slowest[0]?.target ?? '', value }],
  };
}

const labels = {
  opening: 'opening the list',
  comingBack: 'coming back to the whole list',
  scrolling: 'scrolling the whole list',
} as const;
const parts = Object.keys(labels) as (keyof typeof labels)[];
/** The mean for scrolling: frames take a multiple of 1/60 s, so a median would jump between two values. */
const average = { opening: median, comingBack: median, scrolling: mean };
const turnsPerRun = 3;
type List = {
  claims: 50 | 5_000;
  storageState: StorageState;
  page: Awaited<ReturnType<typeof openWholeList>>;
  times: Record<keyof typeof labels, number[]>;
};

/**
 * Measured in turn, so that both run under the same machine load; all claims are loaded only once, because that takes
 * minutes.
 */
async function measureLists({ proxy }: App, options: Options): Promise<Measured> {
  const network = fastestNetwork(options);
  const lists: List[] = [];
  for (const claims of [50, 5_000] as const) {
    process.stderr.write(`a list of ${claims} claims: all of it\n`);
    const storageState = await storageStateOf(proxy, claims);
    const page = await openWholeList(proxy, storageState, network);
    lists.push({ claims, storageState, page, times: { opening: [], comingBack: [], scrolling: [] } });
  }
  for (let turn = 1; turn <= options.runs * turnsPerRun; turn += 1) {
    for (const { claims, storageState, page, times } of lists) {
      process.stderr.write(`a list of ${claims} claims, turn ${turn} of ${options.runs * turnsPerRun}\n`);
      times.opening.push(await measureOpening(proxy, storageState, network));
      times.scrolling.push(await page.measureScrolling());
      times.comingBack.push(await page.measureReturn());
    }
  }
  for (const { page } of lists) await page.close();
  const of = (list: 50 | 5_000, part: keyof typeof labels) =>
    average[part](lists.find(({ claims }) => claims === list)?.times[part] ?? []);
  const ratio = (part: keyof typeof labels) => of(5_000, part) / of(50, part);
  return {
    text: [
      '### A list of 5,000 claims beside one of 50',
      table(
        ['', 'ratio', '50', '5,000'],
        parts.map((part) => [labels[part], fixed(ratio(part)), fixed(of(50, part)), fixed(of(5_000, part))]),
      ),
    ].join('\n\n'),
    budgetValues: parts.map((part) => ({
      line: `5,000 claims / 50: ${labels[part]}`,
      at: 'fast 3G',
      value: ratio(part),
    })),
  };
}
