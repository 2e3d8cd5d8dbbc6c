import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CannotStart } from '../cannot-start.ts';

export const databaseIn = (dataDir: string) => join(dataDir, 'database');

export function makeDataDir(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const probe = join(dataDir, `.writable-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch {
    throw new CannotStart(`The data directory ${resolve(dataDir)} cannot be written to. DATA_DIR names another.`);
  }
}

/**
 * The embedded database is for one process alone. The file names the process that has it; one whose process is gone is
 * taken over. Returns what gives the directory back.
 */
export function holdDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'lock');
  const mine = `${process.pid} ${startOf(process.pid)}`;
  for (;;) {
    if (wroteNew(file, mine, 0o600)) break;
    const holder = readOrNothing(file);
    if (isRunning(holder)) {
      throw new CannotStart(
        `The data directory ${resolve(dataDir)} is in use by another Tenawas (process ${holder.split(' ')[0]}). Stop that one first, or name another directory with DATA_DIR.`,
      );
    }
    rmSync(file, { force: true });
  }
  return () => {
    if (readOrNothing(file) === mine) rmSync(file, { force: true });
  };
}

function isRunning(holder: string) {
  const [pid, start] = holder.split(' ');
  if (!pid || !/^\d+$/.test(pid)) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return start === startOf(Number(pid));
}

/** Process ids come round again, above all in containers; with its moment of start (where the system tells) one is sure. */
function startOf(pid: number): string {
  const stat = readOrNothing(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

/** Signs the tokens of this installation: made once, readable by nobody else. */
export function keptTokenSecret(dataDir: string): string {
  const file = join(dataDir, 'token-secret');
  wroteNew(file, randomBytes(32).toString('base64url'), 0o600);
  return readFileSync(file, 'utf8').trim();
}

/** The file appears with its whole content or not at all, and never replaces another. */
function wroteNew(file: string, content: string, mode: number): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content, { mode });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
