import { readFile } from 'node:fs/promises';

/** A process's resident memory in bytes; `undefined` on systems without `/proc`. */
export async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024;
}

/** The minimum of samples taken every second, which approximates the memory in use after a garbage collection. */
export async function minMemoryDuring(pid: number | undefined, work: Promise<unknown>): Promise<number> {
  let minimum = Number.POSITIVE_INFINITY;
  let working = true;
  const ended = work.finally(() => {
    working = false;
  });
  while (working) {
    minimum = Math.min(minimum, await memoryOf(pid));
    await Promise.race([ended, new Promise((later) => setTimeout(later, 1000))]);
  }
  await ended;
  return minimum;
}
