export type Measured = { perSecond: number; median: number; p99: number };

/** Runs the work with this concurrency, after a warm-up of a tenth as many runs. Times in milliseconds. */
export async function measured(
  times: number,
  atOnce: number,
  work: (n: number, lane: number) => Promise<unknown>,
): Promise<Measured> {
  await inLanes(Math.ceil(times / 10), atOnce, work);
  const start = performance.now();
  const took = await inLanes(times, atOnce, work);
  const seconds = (performance.now() - start) / 1000;
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
  return { perSecond: times / seconds, median: at(0.5), p99: at(0.99) };
}

async function inLanes(
  times: number,
  lanes: number,
  work: (n: number, lane: number) => Promise<unknown>,
): Promise<number[]> {
  const took: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let n = next++; n < times; n = next++) {
        const start = performance.now();
        await work(n, lane);
        took.push(performance.now() - start);
      }
    }),
  );
  return took;
}

export const columns = ['per second', 'median ms', 'p99 ms'];
export const row = (what: string, { perSecond, median, p99 }: Measured) => [
  what,
  perSecond.toFixed(0),
  median.toFixed(2),
  p99.toFixed(2),
];
