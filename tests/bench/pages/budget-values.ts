import type { BudgetValue } from '../budget.ts';
import type { Network } from '../network/networks.ts';
import { names, ourPages } from './contestants.ts';
import type { Results } from './results.ts';

type PageValue = BudgetValue<'pages'>;
const kB = (bytes: number) => bytes / 1000;

/** The budgeted values of each page: storage once, all others per network. */
export const pageBudgetValues = (results: Results, networks: readonly Network[]): PageValue[] => [
  ...ourPages.flatMap(({ name }) => repeatVisitValues(results, name)),
  ...networks.flatMap(({ name: network }) => [
    ...ourPages.flatMap((page) => everyPageValues(results, page.name, network)),
    ...ourPages.flatMap(({ name, kind }) =>
      kind === 'public' ? publicPageValues(results, name, network) : formOrCustomerPageValues(results, name, network),
    ),
    hydrationValue(results, network),
  ]),
];

/** Visits from storage need no network, so those of both networks are combined. */
function repeatVisitValues(results: Results, page: string): PageValue[] {
  const repeat = results.repeat(names.ours(page));
  const at = `${page}, all networks`;
  return [
    { at, line: 'usable at the second visit / the page by hand', value: repeat.usable / repeat.baselineUsable },
    { at, line: 'usable offline / the page by hand', value: repeat.offlineUsable / repeat.baselineOfflineUsable },
  ];
}

function everyPageValues(results: Results, page: string, network: string): PageValue[] {
  const { first, repeat } = results.of(names.ours(page), network);
  if (!repeat) throw new Error(`${page} was not visited a second time.`);
  const at = `${page}, ${network}`;
  return [
    { at, line: 'bytes fetched at the second visit, answers of the API aside', value: repeat.bytes },
    { at, line: 'kB of the whole product offline in one language', value: kB(first.contents) },
    { at, line: 'workers asked for before the page is usable', value: first.workerBeforeUsable },
    { at, line: 'layout shift', value: Math.round(first.shift * 1000) / 1000 },
  ];
}

function publicPageValues(results: Results, page: string, network: string): PageValue[] {
  const { first } = results.of(names.ours(page), network);
  const interacted = results.of(names.interacted(page), network).first;
  const twin = results.of(names.twin(page), network).first;
  const at = `${page}, ${network}`;
  return [
    { at, line: 'usable, a public page / its script-free twin', value: first.usable / twin.usable },
    { at, line: 'first paint, a public page / its script-free twin', value: first.firstPaint / twin.firstPaint },
    { at, line: 'largest paint, a public page / its script-free twin', value: first.largestPaint / twin.largestPaint },
    { at, line: "requests a public page can't be read without", value: first.needed },
    { at, line: "kB a public page can't be read without", value: kB(first.neededBytes) },
    { at, line: 'kB of scripts of a public page once alive', value: kB(first.scripts) },
    { at, line: 'ms that a public page blocks beyond 50 ms a task', value: first.blocking },
    {
      at: `${at}, touched at once`,
      line: 'ms that a public page blocks beyond 50 ms a task',
      value: interacted.blocking,
    },
  ];
}

function formOrCustomerPageValues(results: Results, page: string, network: string): PageValue[] {
  const { first } = results.of(names.ours(page), network);
  const line = "kB of scripts of a form or a customer's page once alive";
  return [{ at: `${page}, ${network}`, line, value: kB(first.scripts) }];
}

function hydrationValue(results: Results, network: string): PageValue {
  const ours = results.of(names.interacted('home'), network).first.hydrated;
  const bare = results.of(names.bareReact, network).first.hydrated;
  const line = 'alive when touched at once / a bare page of the same words on React and the same router';
  return { at: `home, ${network}`, line, value: ours / bare };
}
