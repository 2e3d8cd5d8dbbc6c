import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.ts';

const name = /^tenawas-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/;
/** Left behind by a backup whose process was killed. */
const leftover = /^(tenawas-\S+Z\.backup)\.(part|part\.check)$/;

export function newFileIn(dir: string): string {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new OperatorError(`BACKUP_DIR ${dir} cannot be created (${(error as NodeJS.ErrnoException).code}).`);
  }
  return join(dir, `tenawas-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`);
}

/** Deletes the oldest ones, and what is left of killed ones. Other files are left alone. */
export function keepNewest(dir: string, count: number) {
  const files = readdirSync(dir);
  const made = files.filter((file) => name.test(file)).sort();
  const newest = made.at(-1) ?? '';
  const killed = files.filter((file) => (leftover.exec(file)?.[1] ?? newest) < newest);
  for (const file of [...made.slice(0, -count), ...killed]) rmSync(join(dir, file), { recursive: true });
}
