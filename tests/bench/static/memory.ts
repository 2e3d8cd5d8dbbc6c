import { readFile } from 'node:fs/promises';

/** What of a process stands in memory, in bytes; nothing where the system does not tell by a file. */
export async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024;
}

/** The least it came down to while the work went on, looked at every second: what it holds between two collections. */
export async function leastWhile(pid: number | undefined, work: Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  let working = true;
  const ended = work.finally(() => {
    working = false;
  });
  while (working) {
    least = Math.min(least, await memoryOf(pid));
    await Promise.race([ended, new Promise((later) => setTimeout(later, 1000))]);
  }
  await ended;
  return least;
}
