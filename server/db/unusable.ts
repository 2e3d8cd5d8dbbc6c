import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { CannotStart } from '../cannot-start.ts';

/** One more piece of the write-ahead log, and a little. */
const leastRoom = 20 * 1024 * 1024;

/** What goes wrong with the files of the embedded database is told with what to do about it. */
export async function orUnusable<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    if (isDiskFull(error, folder)) throw diskFull(folder);
    const { code, path } = error as NodeJS.ErrnoException;
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
      throw new CannotStart(`${path ?? folder} may not be used by this account (${code}).`);
    }
    throw new CannotStart(
      `The database in ${folder} is damaged: ${reasonOf(error)}. Restore a backup with npm run restore FILE, which keeps what is there now beside it.`,
    );
  }
}

/** The database in WebAssembly says of a full disk no more than that it gave up; so the room on that of `folder` tells. */
export const isDiskFull = (error: unknown, folder?: string) =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '') ||
  (folder !== undefined && roomIn(folder) < leastRoom);

export const diskFull = (place: string) =>
  new CannotStart(`The disk of ${place} is full. Make room on it, or name another directory with DATA_DIR.`);

function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(existsSync(folder) ? folder : dirname(folder));
  return bavail * bsize;
}

/** In one line; of a failed query what the database said of it. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  const said = String(cause instanceof Error ? cause.message : message);
  return said.startsWith('Aborted()') ? 'it cannot be opened' : (said.split('\n', 1)[0] ?? '');
}
