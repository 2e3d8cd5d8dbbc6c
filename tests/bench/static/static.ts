import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { startServer, stopServer } from '../../browser/support/server-process.ts';
import { killOnExit } from '../child.ts';
import type { Part } from '../part.ts';
import { fixed, median, table } from '../table.ts';
import { bareServer, type RecordedResponse } from './bare-server.ts';
import { type LoadResult, runLoad } from './load.ts';
import { minMemoryDuring } from './memory.ts';

const path = '/';
const connections = 64;
const seconds = 5;

export const staticFiles: Part = {
  title: 'The static files',
  explanation: `The home page, compressed beforehand, asked for over ${connections} connections that stay open, each asking again when its answer is
there (no pipelining). Server and client are two processes on one machine, and share its processors. The bare server is Node's own
\`http\`, which answers whatever it is asked with the very bytes, heads included, that ours answered. They take turns, ${seconds} seconds
each; figures are medians. Memory is the least resident memory in the second half of each minute of that load, and of the prices from
the database beside it.`,
  async measure({ runs, minutes }) {
    const app = await startServer({ LOG_LEVEL: 'silent' });
    killOnExit(app.process);
    const bare = await bareServer(await recordResponse(app.port));
    try {
      const results: Record<'ours' | 'bare', LoadResult[]> = { ours: [], bare: [] };
      for (let turn = 0; turn <= runs; turn += 1) {
        for (const [name, { port }] of Object.entries({ bare, ours: app }) as ['ours' | 'bare', { port: number }][]) {
          const result = await runLoad({ port, path, connections, seconds });
          // The first round is warm-up.
          if (turn > 0) results[name].push(result);
        }
      }
      const medianOf = (name: 'ours' | 'bare', key: keyof LoadResult) => median(results[name].map((one) => one[key]));
      const memory = await memoryByMinute(app, minutes);
      const ratio = medianOf('ours', 'perSecond') / medianOf('bare', 'perSecond');
      const growth = (memory.at(-1) ?? Number.NaN) / (memory[0] ?? Number.NaN);
      return {
        text: [
          table(
            ['', 'per second', 'median ms', 'p99 ms'],
            (['ours', 'bare'] as const).map((name) => [
              name === 'ours' ? 'ours' : 'a bare Node server',
              ...(['perSecond', 'median', 'p99'] as const).map((key) => fixed(medianOf(name, key))),
            ]),
          ),
          table(
            ['resident memory, MB', ...memory.map((_, minute) => `minute ${minute + 1}`)],
            [['ours', ...memory.map((bytes) => fixed(bytes / 1e6))]],
          ),
        ].join('\n\n'),
        budgetValues: [
          { line: 'requests a second, the home page / a bare Node server', at: 'home', value: ratio },
          // Rounded to two decimals, as printed.
          {
            line: 'memory after the last minute / after the first',
            at: `minute ${minutes}`,
            value: Math.round(growth * 100) / 100,
          },
        ],
      };
    } finally {
      bare.process.disconnect();
      await stopServer(app.process);
    }
  },
};

async function memoryByMinute({ port, process }: Awaited<ReturnType<typeof startServer>>, minutes: number) {
  const minimums: number[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    const load = Promise.all([
      runLoad({ port, path, connections, seconds: 60 }),
      runLoad({ port, path: '/api/services', connections: 4, seconds: 60 }),
    ]);
    // Measured after a minute, because the first requests fill caches and connect to the database.
    await Promise.race([load, setTimeout(30_000)]);
    minimums.push(await minMemoryDuring(process.pid, load));
  }
  return minimums;
}

async function recordResponse(port: number): Promise<RecordedResponse> {
  const clientRequest = request({ port, path, headers: { 'accept-encoding': 'br' } });
  clientRequest.end();
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
  const head = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
  // Headers that Node.js adds itself.
  for (const name of ['date', 'connection', 'keep-alive']) delete head[name];
  return { head, body: (await buffer(response)).toString('base64') };
}
