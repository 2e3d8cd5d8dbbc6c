import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { CannotStart } from '../cannot-start.ts';

/**
 * The embedded database is for one process alone. The kernel holds the lock, so it is there for whoever sees the
 * directory, from another container as well, and gone with the process. Its file names the holder and is never removed:
 * a lock on a removed file would keep nobody out. Returns what gives the directory back.
 */
export async function holdDataDir(dataDir: string): Promise<() => void> {
  const file = join(dataDir, 'lock');
  const descriptor = openSync(file, 'a+', 0o600);
  try {
    if (!(await locked(descriptor, dataDir))) {
      throw new CannotStart(
        `The data directory ${resolve(dataDir)} is in use by another Tenawas (${readFileSync(file, 'utf8').trim()}). Stop that one first, or name another directory with DATA_DIR.`,
      );
    }
    ftruncateSync(descriptor);
    writeSync(descriptor, `process ${process.pid} on ${hostname()}\n`);
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  return () => closeSync(descriptor);
}

async function locked(descriptor: number, dataDir: string): Promise<boolean> {
  try {
    // Only here, since a server on PostgreSQL runs where the library has nothing for the system.
    const { tryLock } = await import('fs-native-extensions');
    return tryLock(descriptor);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CannotStart(
      `The data directory ${resolve(dataDir)} cannot be locked against a second Tenawas (${code ?? message}). Name one on a local disk with DATA_DIR, or a PostgreSQL with DATABASE_URL.`,
    );
  }
}
