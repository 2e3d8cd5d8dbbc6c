import { constants } from 'node:fs';
import { cp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import { databaseIn } from '../data-dir.ts';
import type { Embedded } from '../pglite.ts';
import { type Counts, countRows } from './counts.ts';

export const snapshotIn = (dataDir: string) => `${databaseIn(dataDir)}.snapshot`;

/**
 * Copies the files of the embedded database while no query runs: what PostgreSQL would find after a crash at that moment.
 * The archive is made of the copy, so that queries wait for a copy alone.
 */
export async function takeSnapshot({ pglite }: Embedded, dataDir: string): Promise<Counts> {
  const [from, to] = [databaseIn(dataDir), snapshotIn(dataDir)];
  await rm(to, { recursive: true, force: true });
  await pglite.exec('CHECKPOINT');
  await requireSpace(from);
  return pglite.transaction(async (transaction) => {
    const counts = await countRows(async (script) => (await transaction.exec(script)).at(-1)?.rows ?? []);
    await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
    return counts;
  });
}

export const removeSnapshot = (dataDir: string) => rm(snapshotIn(dataDir), { recursive: true, force: true });

async function requireSpace(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries.map(async (entry) => (entry.isFile() ? (await stat(join(entry.parentPath, entry.name))).size : 0)),
  );
  const needed = sizes.reduce((sum, size) => sum + size, 0);
  const { bavail, bsize } = await statfs(folder);
  // The server needs the rest for claims that arrive meanwhile.
  if (bavail * bsize < needed * 1.5)
    throw new OperatorError(
      `There is not enough free space beside ${folder} for a copy of it: ${Math.ceil((needed * 1.5) / 2 ** 20)} MB are needed.`,
    );
}
