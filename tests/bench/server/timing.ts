export type Timing = { perSecond: number; median: number; p99: number };

/** Runs the work with this concurrency, after a warm-up of a tenth as many runs. Times in milliseconds. */
export async function measure(
  times: number,
  concurrency: number,
  work: (n: number, worker: number) => Promise<unknown>,
): Promise<Timing> {
  await runConcurrently(Math.ceil(times / 10), concurrency, work);
  const start = performance.now();
  const durations = await runConcurrently(times, concurrency, work);
  const seconds = (performance.now() - start) / 1000;
  durations.sort((a, b) => a - b);
  const percentile = (share: number) =>
    durations[Math.min(durations.length - 1, Math.floor(durations.length * share))] ?? 0;
  return { perSecond: times / seconds, median: percentile(0.5), p99: percentile(0.99) };
}

async function runConcurrently(
  times: number,
  concurrency: number,
  work: (n: number, worker: number) => Promise<unknown>,
): Promise<number[]> {
  const durations: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async (_, worker) => {
      for (let n = next++; n < times; n = next++) {
        const start = performance.now();
        await work(n, worker);
        durations.push(performance.now() - start);
      }
    }),
  );
  return durations;
}

export const columns = ['per second', 'median ms', 'p99 ms'];
export const row = (label: string, { perSecond, median, p99 }: Timing) => [
  label,
  perSecond.toFixed(0),
  median.toFixed(2),
  p99.toFixed(2),
];
