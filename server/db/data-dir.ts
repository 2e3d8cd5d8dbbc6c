import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { diskFull, isDiskFull } from './readable-errors.ts';

export const databaseIn = (dataDir: string) => join(dataDir, 'database');

export function makeDataDir(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const probe = join(dataDir, `.writable-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    if (isDiskFull(error)) throw diskFull(resolve(dataDir));
    throw new OperatorError(`The data directory ${resolve(dataDir)} is not writable. Choose another with DATA_DIR.`);
  }
}

/** Created at the first start, readable by this account only. */
export function loadTokenSecret(dataDir: string): string {
  const file = join(dataDir, 'token-secret');
  createFile(file, randomBytes(32).toString('base64url'), 0o600);
  return readFileSync(file, 'utf8').trim();
}

/** Creates the file atomically, unless it exists. */
function createFile(file: string, content: string, mode: number): boolean {
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
