import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import { databaseIn } from '../data-dir.ts';
import { lockBackups } from '../lock.ts';
import { openLocked } from '../open.ts';
import { openCopy, openLean } from '../pglite.ts';
import { readContent } from './content.ts';
import { type Counts, requireSame } from './counts.ts';
import { packFolder, unpackFolder } from './folder.ts';
import { removeSnapshot, snapshotIn, takeSnapshot } from './snapshot.ts';
import type { Source } from './write.ts';

/** `askServer` has the running server take the snapshot; undefined if none is running. */
export async function withEmbedded<T>(
  dataDir: string,
  askServer: () => Promise<Counts | undefined>,
  work: (source: Source) => Promise<T>,
): Promise<T> {
  if (!existsSync(databaseIn(dataDir))) throw new OperatorError(`There is no database in ${resolve(dataDir)}.`);
  const unlock = await lockBackups(dataDir);
  try {
    const counts = (await askServer()) ?? (await takeSnapshotOfStopped(dataDir));
    return await work({
      counts,
      archive: packFolder(snapshotIn(dataDir)),
      check: (file, identities) => checkByRestoring(file, identities, counts),
    });
  } finally {
    await removeSnapshot(dataDir);
    unlock();
  }
}

async function takeSnapshotOfStopped(dataDir: string): Promise<Counts> {
  const database = await openLocked(dataDir, openLean);
  return takeSnapshot(database, dataDir).finally(database.close);
}

async function checkByRestoring(file: string, identities: string[], counts: Counts): Promise<string> {
  const folder = `${file}.check`;
  rmSync(folder, { recursive: true, force: true });
  try {
    await unpackFolder(readContent(file, identities, 'embedded'), folder);
    const database = await openCopy(folder);
    await requireSame(counts, database).finally(database.close);
    return 'was restored in a temporary place and compared';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
