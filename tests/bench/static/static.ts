import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { startServer, stopServer } from '../../browser/support/server-process.ts';
import { goesWithUs } from '../child.ts';
import type { Part } from '../part.ts';
import { fixed, median, table } from '../table.ts';
import { type Answer, bareServer } from './bare-server.ts';
import { type Served, underLoad } from './load.ts';
import { leastWhile } from './memory.ts';

const path = '/';
const connections = 64;
const seconds = 5;

export const staticFiles: Part = {
  title: 'The static files',
  explained: `The home page, compressed beforehand, asked for over ${connections} connections that stay open, each asking again when its answer is
there (no pipelining). Server and asker are two processes on one machine, and share its processors. The bare server is Node's own
\`http\`, which answers whatever it is asked with the very bytes, heads included, that ours answered. They take turns, ${seconds} seconds
each; figures are medians. Memory is the least resident memory in the second half of each minute of that load, and of the prices from
the database beside it.`,
  async measure({ runs, minutes }) {
    const ours = await startServer({ LOG_LEVEL: 'silent' });
    goesWithUs(ours.process);
    const bare = await bareServer(await answerOf(ours.port));
    try {
      const served: Record<'ours' | 'bare', Served[]> = { ours: [], bare: [] };
      for (let turn = 0; turn <= runs; turn += 1) {
        for (const [name, { port }] of Object.entries({ bare, ours }) as ['ours' | 'bare', { port: number }][]) {
          const figures = await underLoad({ port, path, connections, seconds });
          // The first round is warm-up.
          if (turn > 0) served[name].push(figures);
        }
      }
      const of = (name: 'ours' | 'bare', figure: keyof Served) => median(served[name].map((one) => one[figure]));
      const memory = await memoryByMinute(ours, minutes);
      const ratio = of('ours', 'perSecond') / of('bare', 'perSecond');
      const grown = (memory.at(-1) ?? Number.NaN) / (memory[0] ?? Number.NaN);
      return {
        text: [
          table(
            ['', 'per second', 'median ms', 'p99 ms'],
            (['ours', 'bare'] as const).map((name) => [
              name === 'ours' ? 'ours' : 'a bare Node server',
              ...(['perSecond', 'median', 'p99'] as const).map((figure) => fixed(of(name, figure))),
            ]),
          ),
          table(
            ['resident memory, MB', ...memory.map((_, minute) => `minute ${minute + 1}`)],
            [['ours', ...memory.map((bytes) => fixed(bytes / 1e6))]],
          ),
        ].join('\n\n'),
        spent: [
          { line: 'requests a second, the home page / a bare Node server', at: 'home', value: ratio },
          // Rounded to two decimals, as printed.
          {
            line: 'memory after the last minute / after the first',
            at: `minute ${minutes}`,
            value: Math.round(grown * 100) / 100,
          },
        ],
      };
    } finally {
      bare.process.disconnect();
      await stopServer(ours.process);
    }
  },
};

async function memoryByMinute({ port, process }: Awaited<ReturnType<typeof startServer>>, minutes: number) {
  const least: number[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    const work = Promise.all([
      underLoad({ port, path, connections, seconds: 60 }),
      underLoad({ port, path: '/api/services', connections: 4, seconds: 60 }),
    ]);
    // Measured after a minute, because the first requests fill caches and connect to the database.
    await Promise.race([work, setTimeout(30_000)]);
    least.push(await leastWhile(process.pid, work));
  }
  return least;
}

async function answerOf(port: number): Promise<Answer> {
  const asked = request({ port, path, headers: { 'accept-encoding': 'br' } });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const head = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
  // Headers that Node.js adds itself.
  for (const name of ['date', 'connection', 'keep-alive']) delete head[name];
  return { head, body: (await buffer(answer)).toString('base64') };
}
