import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { OperatorError } from '../operator-error.ts';

/**
 * Locks the data directory, since only one process may open the embedded database. The kernel releases the lock when the
 * process ends, and enforces it between containers too. The file is never removed, because a lock on a removed file
 * excludes no other process. Returns a function that releases the lock.
 */
export const lockDataDir = (dataDir: string): Promise<() => void> =>
  lock(dataDir, 'lock', (holder) => {
    const place = resolve(dataDir);
    return `The data directory ${place} is in use by another Tenawas (${holder}). Stop it first, or use another directory with DATA_DIR.`;
  });

/** One backup at a time, whether or not a server holds the database. */
export const lockBackups = (dataDir: string): Promise<() => void> =>
  lock(dataDir, 'backup-lock', (holder) => `Another backup of ${resolve(dataDir)} is being made (${holder}).`);

async function lock(dataDir: string, name: string, heldBy: (holder: string) => string): Promise<() => void> {
  const file = join(dataDir, name);
  const descriptor = openSync(file, 'a+', 0o600);
  try {
    if (!(await tryLockFile(descriptor, dataDir))) {
      throw new OperatorError(heldBy(readFileSync(file, 'utf8').trim()));
    }
    ftruncateSync(descriptor);
    writeSync(descriptor, `process ${process.pid} on ${hostname()}\n`);
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  return () => closeSync(descriptor);
}

async function tryLockFile(descriptor: number, dataDir: string): Promise<boolean> {
  try {
    // Imported lazily: a server on PostgreSQL must also run on platforms without this native module.
    const { tryLock } = await import('fs-native-extensions');
    return tryLock(descriptor);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      `The data directory ${resolve(dataDir)} cannot be locked (${code ?? message}). Use a directory on a local disk with DATA_DIR, or PostgreSQL with DATABASE_URL.`,
    );
  }
}
