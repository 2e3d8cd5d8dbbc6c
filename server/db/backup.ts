import { existsSync, renameSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { databaseIn, makeDataDir } from './data-dir.ts';
import { holdDataDir } from './hold.ts';
import { openHeld } from './open.ts';
import { openInFolder } from './pglite.ts';

/** Writes the embedded database of a stopped server to a file, which is there whole or not at all. */
export async function backUp(dataDir: string, file: string) {
  if (!existsSync(databaseIn(dataDir))) throw new CannotStart(`There is no database in ${resolve(dataDir)}.`);
  if (existsSync(file)) throw new CannotStart(`${file} is there already. Name a new file.`);
  const database = await openHeld(dataDir);
  try {
    const dump = await database.pglite.dumpDataDir('gzip');
    const draft = `${file}.part`;
    const handle = await open(draft, 'w', 0o600);
    await handle.writeFile(Buffer.from(await dump.arrayBuffer()));
    await handle.sync();
    await handle.close();
    renameSync(draft, file);
  } finally {
    await database.close();
  }
}

/** Puts a backup in the place of the embedded database. What was there stays beside it; returns where. */
export async function restore(dataDir: string, file: string): Promise<string | null> {
  if (!existsSync(file)) throw new CannotStart(`There is no file ${file}.`);
  makeDataDir(dataDir);
  const letGo = await holdDataDir(dataDir);
  const place = databaseIn(dataDir);
  const fresh = `${place}.restoring`;
  try {
    const database = await openInFolder(fresh, { loadDataDir: new Blob([await readFile(file)]) });
    await database.close();
    const aside = existsSync(place) ? `${place}.before-${new Date().toISOString().replace(/[:.]/g, '-')}` : null;
    if (aside) renameSync(place, aside);
    renameSync(fresh, place);
    return aside;
  } finally {
    letGo();
  }
}
