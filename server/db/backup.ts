import { existsSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { OperatorError } from '../operator-error.ts';
import { databaseIn } from './data-dir.ts';
import { openLocked } from './open.ts';
import type { Embedded } from './pglite.ts';

/** A gzipped tar of the database. Queries are blocked only while its files are read. */
export async function createArchive({ pglite }: Embedded): Promise<Readable> {
  const archive = await pglite.dumpDataDir('none');
  return Readable.from(archive.stream()).pipe(createGzip());
}

/** Writes a backup of the embedded database to a file. `archive` comes from the running server, if there is one. */
export async function writeBackup(dataDir: string, file: string, archive?: Readable) {
  if (archive) return writeAtomically(file, archive);
  if (!existsSync(databaseIn(dataDir))) throw new OperatorError(`There is no database in ${resolve(dataDir)}.`);
  const database = await openLocked(dataDir);
  try {
    await writeAtomically(file, await createArchive(database));
  } finally {
    await database.close();
  }
}

export function requireNewFile(file: string) {
  if (existsSync(file)) throw new OperatorError(`${file} already exists. Choose a new file.`);
}

async function writeAtomically(file: string, content: Readable) {
  const draft = `${file}.part`;
  try {
    const handle = await open(draft, 'w', 0o600);
    await pipeline(content, handle.createWriteStream({ flush: true }));
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    const { code, message } = error as NodeJS.ErrnoException;
    throw new OperatorError(`The backup could not be written to ${file} (${code ?? message}). No file was created.`);
  }
}
