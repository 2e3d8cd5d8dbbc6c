import type { Network } from '../network/networks.ts';
import { fixed, table } from '../table.ts';
import { names, ourPages } from './contestants.ts';
import type { Result, Results } from './results.ts';

const kB = (bytes: number) => fixed(bytes / 1000);

/** The ratios first, then the values they compare. */
export const shownPages = (results: Results, networks: readonly Network[]) =>
  networks
    .flatMap(({ name: network }) => [
      `### On ${network}: beside the best there could be`,
      ratios(results, network),
      `### On ${network}: figures`,
      figures(results, network),
    ])
    .join('\n\n');

function ratios(results: Results, network: string): string {
  const byHand = results.of(names.static, network);
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
      const { first, again } = results.of(names.ours(name), network);
      const twin = kind === 'customer' ? undefined : results.of(names.twin(name), network).first;
      return [
        name,
        fixed(first.usable / (twin?.usable ?? Number.NaN)),
        fixed(first.largestPaint / (twin?.largestPaint ?? Number.NaN)),
        fixed(first.usable / byHand.first.usable),
        fixed((again?.usable ?? Number.NaN) / (again?.besideUsable ?? Number.NaN)),
        fixed((again?.offlineUsable ?? Number.NaN) / (again?.besideOfflineUsable ?? Number.NaN)),
      ];
    }),
  );
}

const columns: [string, (result: Result) => string][] = [
  ['usable', ({ first }) => fixed(Math.round(first.usable))],
  ['first paint', ({ first }) => fixed(Math.round(first.firstPaint))],
  ['largest paint', ({ first }) => fixed(Math.round(first.largestPaint))],
  ['alive', ({ first }) => fixed(Math.round(first.alive))],
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
  ['usable again', ({ again }) => fixed(Math.round(again?.usable ?? Number.NaN))],
  ['bytes again', ({ again }) => fixed(again?.bytes ?? Number.NaN)],
  ['offline', ({ again }) => fixed(Math.round(again?.offlineUsable ?? Number.NaN))],
];

function figures(results: Results, network: string): string {
  const of = [
    ...ourPages.flatMap(({ name, kind }) => [
      names.ours(name),
      ...(kind === 'public' ? [names.touched(name)] : []),
      ...(kind === 'customer' ? [] : [names.twin(name)]),
    ]),
    names.static,
    names.bareReact,
    names.clientOnly,
  ];
  const rows = of.map((name) => [name, ...columns.map(([, shown]) => shown(results.of(name, network)))]);
  return table(['', ...columns.map(([head]) => head)], rows);
}
