import { fileURLToPath } from 'node:url';
import { forked } from '../child.ts';
import { openConnection } from '../connection.ts';

/**
 * A load generator, run as a child process: requests one page over a number of keep-alive connections as fast as
 * possible, without pipelining.
 */
export type Load = { port: number; path: string; connections: number; seconds: number };
export type Served = { perSecond: number; median: number; p99: number };

const here = fileURLToPath(import.meta.url);

export const underLoad = async (load: Load): Promise<Served> => (await forked<Served>(here, load)).said;

async function run({ port, path, connections, seconds }: Load): Promise<Served> {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: br\r\n\r\n`;
  const took: number[] = [];
  const end = performance.now() + seconds * 1000;
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, () => ask(port, request, end, took)));
  const passed = (performance.now() - begun) / 1000;
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? Number.NaN;
  return { perSecond: took.length / passed, median: at(0.5), p99: at(0.99) };
}

async function ask(port: number, request: string, end: number, took: number[]): Promise<void> {
  const { ask, hangUp } = await openConnection(port, 200);
  for (let began = performance.now(); began < end; began = performance.now()) {
    await ask(request);
    took.push(performance.now() - began);
  }
  hangUp();
}

if (process.argv[1] === here) {
  const served = await run(JSON.parse(process.argv[2] ?? '') as Load);
  process.send?.(served);
  process.disconnect();
}
