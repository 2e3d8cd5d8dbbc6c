import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.ts';

const name = /^tenawas-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/;

export function newFileIn(dir: string): string {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new OperatorError(`BACKUP_DIR ${dir} cannot be created (${(error as NodeJS.ErrnoException).code}).`);
  }
  return join(dir, `tenawas-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`);
}

/** Deletes the oldest ones. Other files are left alone. */
export function keepNewest(dir: string, count: number) {
  const found = readdirSync(dir).filter((file) => name.test(file));
  for (const file of found.sort().reverse().slice(count)) rmSync(join(dir, file));
}
