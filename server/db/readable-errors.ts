import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { OperatorError } from '../operator-error.ts';

/** One WAL segment (16 MB) and some reserve. */
const minFreeBytes = 20 * 1024 * 1024;

/** Turns errors of the embedded database's files into errors that tell the operator what to do. */
export async function withReadableErrors<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    if (isDiskFull(error, folder)) throw diskFull(folder);
    const { code, path } = error as NodeJS.ErrnoException;
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
      throw new OperatorError(`This account has no access to ${path ?? folder} (${code}).`);
    }
    throw new OperatorError(
      `The database in ${folder} is damaged: ${errorMessage(error)}. Restore a backup with npm run restore FILE, which keeps the damaged database.`,
    );
  }
}

/** PGlite reports a full disk only as an abort, so the free space of `folder` is checked too. */
export const isDiskFull = (error: unknown, folder?: string) =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '') ||
  (folder !== undefined && freeBytes(folder) < minFreeBytes);

export const diskFull = (place: string) =>
  new OperatorError(`The disk of ${place} is full. Free some space, or use another directory with DATA_DIR.`);

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(existsSync(folder) ? folder : dirname(folder));
  return bavail * bsize;
}

/** The first line of the message, for a failed query that of the database. */
export function errorMessage(error: unknown): string {
  const { message, cause } = error as Error;
  const text = String(cause instanceof Error ? cause.message : message);
  return text.startsWith('Aborted()') ? 'it cannot be opened' : (text.split('\n', 1)[0] ?? '');
}
