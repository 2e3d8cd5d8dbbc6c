import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { diskFull, isDiskFull } from './unusable.ts';

export const databaseIn = (dataDir: string) => join(dataDir, 'database');

export function makeDataDir(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const probe = join(dataDir, `.writable-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    if (isDiskFull(error)) throw diskFull(resolve(dataDir));
    throw new CannotStart(`The data directory ${resolve(dataDir)} cannot be written to. DATA_DIR names another.`);
  }
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
  try {
    writeFileSync(draft, content, { mode });
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    if (isDiskFull(error)) throw diskFull(file);
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
