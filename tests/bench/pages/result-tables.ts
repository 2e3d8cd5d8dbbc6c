import type { Network } from '../network/networks.ts';
import { fixed, table } from '../table.ts';
import { names, ourPages } from './contestants.ts';
import type { Result, Results } from './results.ts';

const kB = (bytes: number) => fixed(bytes / 1000);

/** The ratios first, then the values they compare. */
export const formatResults = (results: Results, networks: readonly Network[]) =>
  networks
    .flatMap(({ name: network }) => [
      `### On ${network}: beside the best there could be`,
      ratios(results, network),
      `### On ${network}: figures`,
      figures(results, network),
    ])
    .join('\n\n');

function ratios(results: Results, network: string): string {
  const staticPage = results.of(names.static, network);
  return table(
    [
      'page',
      'usable / twin',
      'largest paint / twin',
      'usable / by hand',
      'second visit / by hand',
      'offline / by hand',
    ],
    ourPages.map(({ name, kind }) => {
      const { first, repeat } = results.of(names.ours(name), network);
      const twin = kind === 'customer' ? undefined : results.of(names.twin(name), network).first;
      return [
        name,
        fixed(first.usable / (twin?.usable ?? Number.NaN)),
        fixed(first.largestPaint / (twin?.largestPaint ?? Number.NaN)),
        fixed(first.usable / staticPage.first.usable),
        fixed((repeat?.usable ?? Number.NaN) / (repeat?.baselineUsable ?? Number.NaN)),
        fixed((repeat?.offlineUsable ?? Number.NaN) / (repeat?.baselineOfflineUsable ?? Number.NaN)),
      ];
    }),
  );
}

const columns: [string, (result: Result) => string][] = [
  ['usable', ({ first }) => fixed(Math.round(first.usable))],
  ['first paint', ({ first }) => fixed(Math.round(first.firstPaint))],
  ['largest paint', ({ first }) => fixed(Math.round(first.largestPaint))],
  ['alive', ({ first }) => fixed(Math.round(first.hydrated))],
  ['long tasks', ({ first }) => fixed(first.longTasks)],
  ['blocking', ({ first }) => fixed(Math.round(first.blocking))],
  ['shift', ({ first }) => first.shift.toFixed(3)],
  ['needed', ({ first }) => fixed(first.needed)],
  ['kB needed', ({ first }) => kB(first.neededBytes)],
  ['requests until usable', ({ first }) => fixed(first.requestsUntilUsable)],
  ['kB until usable', ({ first }) => kB(first.bytesUntilUsable)],
  ['requests', ({ first }) => fixed(first.requests)],
  ['kB', ({ first }) => kB(first.bytes)],
  ['contents', ({ first }) => kB(first.contents)],
  ['twice', ({ first }) => kB(first.fetchedTwice)],
  ['scripts', ({ first }) => kB(first.scripts)],
  ['usable again', ({ repeat }) => fixed(Math.round(repeat?.usable ?? Number.NaN))],
  ['bytes again', ({ repeat }) => fixed(repeat?.bytes ?? Number.NaN)],
  ['offline', ({ repeat }) => fixed(Math.round(repeat?.offlineUsable ?? Number.NaN))],
];

function figures(results: Results, network: string): string {
  const of = [
    ...ourPages.flatMap(({ name, kind }) => [
      names.ours(name),
      ...(kind === 'public' ? [names.interacted(name)] : []),
      ...(kind === 'customer' ? [] : [names.twin(name)]),
    ]),
    names.static,
    names.bareReact,
    names.clientOnly,
  ];
  const rows = of.map((name) => [name, ...columns.map(([, format]) => format(results.of(name, network)))]);
  return table(['', ...columns.map(([head]) => head)], rows);
}
