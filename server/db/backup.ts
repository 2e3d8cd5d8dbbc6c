import { existsSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { CannotStart } from '../cannot-start.ts';
import { databaseIn } from './data-dir.ts';
import { openHeld } from './open.ts';
import type { Embedded } from './pglite.ts';

/** All of the embedded database as it is at this moment. It stands still only while its files are read. */
export async function packed({ pglite }: Embedded): Promise<Readable> {
  const archive = await pglite.dumpDataDir('none');
  return Readable.from(archive.stream()).pipe(createGzip());
}

/**
 * Writes the embedded database to a file, which is there whole or not at all. `running` has it where a server is running
 * that has the database open.
 */
export async function backUp(dataDir: string, file: string, running?: Readable) {
  if (running) return writeWhole(file, running);
  if (!existsSync(databaseIn(dataDir))) throw new CannotStart(`There is no database in ${resolve(dataDir)}.`);
  const database = await openHeld(dataDir);
  try {
    await writeWhole(file, await packed(database));
  } finally {
    await database.close();
  }
}

export function refuseTaken(file: string) {
  if (existsSync(file)) throw new CannotStart(`${file} is there already. Name a new file.`);
}

async function writeWhole(file: string, content: Readable) {
  const draft = `${file}.part`;
  try {
    const handle = await open(draft, 'w', 0o600);
    await pipeline(content, handle.createWriteStream({ flush: true }));
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CannotStart(`The backup could not be written to ${file} (${code ?? message}). Nothing was saved.`);
  }
}
