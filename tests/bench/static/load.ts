import { fileURLToPath } from 'node:url';
import { forkModule } from '../child.ts';
import { openConnection } from '../connection.ts';

/**
 * A load generator, run as a child process: requests one page over a number of keep-alive connections as fast as
 * possible, without pipelining.
 */
export type Load = { port: number; path: string; connections: number; seconds: number };
export type LoadResult = { perSecond: number; median: number; p99: number };

const here = fileURLToPath(import.meta.url);

export const runLoad = async (load: Load): Promise<LoadResult> => (await forkModule<LoadResult>(here, load)).message;

async function run({ port, path, connections, seconds }: Load): Promise<LoadResult> {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: br\r\n\r\n`;
  const durations: number[] = [];
  const end = performance.now() + seconds * 1000;
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, () => sendRepeatedly(port, request, end, durations)));
  const elapsed = (performance.now() - start) / 1000;
  durations.sort((a, b) => a - b);
  const percentile = (share: number) => durations[Math.floor(durations.length * share)] ?? Number.NaN;
  return { perSecond: durations.length / elapsed, median: percentile(0.5), p99: percentile(0.99) };
}

async function sendRepeatedly(port: number, request: string, end: number, durations: number[]): Promise<void> {
  const { send: sendRepeatedly, close } = await openConnection(port, 200);
  for (let requestStart = performance.now(); requestStart < end; requestStart = performance.now()) {
    await sendRepeatedly(request);
    durations.push(performance.now() - requestStart);
  }
  close();
}

if (process.argv[1] === here) {
  const served = await run(JSON.parse(process.argv[2] ?? '') as Load);
  process.send?.(served);
  process.disconnect();
}
