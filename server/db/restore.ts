import { existsSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { CannotStart } from '../cannot-start.ts';
import { databaseIn, makeDataDir } from './data-dir.ts';
import type { Database } from './database.ts';
import { holdDataDir } from './hold.ts';
import { damageIn } from './inspect.ts';
import { migrate } from './migrate.ts';
import { type Embedded, openInFolder } from './pglite.ts';
import { finishRestore, restoredIn, restoringIn } from './restore-place.ts';
import { diskFull, isDiskFull, reasonOf } from './unusable.ts';

export type Restored = {
  /** where the database that was there stands now */
  aside: string | null;
  administrators: string[];
  customers: number;
  claims: number;
  /** the last moment that is written in it */
  until: Date | null;
};

/** Puts a backup in the place of the embedded database, once it is known to be whole. What was there stays beside it. */
export async function restore(dataDir: string, file: string): Promise<Restored> {
  if (!existsSync(file)) throw new CannotStart(`There is no file ${file}.`);
  makeDataDir(dataDir);
  const letGo = await holdDataDir(dataDir);
  const place = databaseIn(dataDir);
  try {
    finishRestore(place);
    const contents = await unpack(file, restoringIn(place));
    renameSync(restoringIn(place), restoredIn(place));
    const aside = existsSync(place) ? `${place}.before-${new Date().toISOString().replace(/[:.]/g, '-')}` : null;
    if (aside) renameSync(place, aside);
    renameSync(restoredIn(place), place);
    return { aside, ...contents };
  } finally {
    letGo();
  }
}

async function unpack(file: string, folder: string): Promise<Omit<Restored, 'aside'>> {
  try {
    const archive = await promisify(gunzip)(await readFile(file));
    // What is not one, the library takes for one that is packed once more, and ends the process over it.
    if (archive.toString('latin1', 257, 262) !== 'ustar') throw new Error('there is no archive in it');
    const database = await openInFolder(folder, { loadDataDir: new Blob([archive]) });
    try {
      return await madeReady(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    const full = isDiskFull(error, folder);
    rmSync(folder, { recursive: true, force: true });
    if (full) throw diskFull(folder);
    throw new CannotStart(`${file} is not a whole backup of Tenawas: ${reasonOf(error)}. Nothing was changed.`);
  }
}

async function madeReady(database: Embedded) {
  const [ours] = await rows(database, "SELECT to_regclass('migrations') IS NOT NULL AS found");
  if (!ours?.found) throw new Error('there is no database of Tenawas in it');
  await migrate(database);
  const damage = await damageIn(database);
  if (damage) throw new Error(damage);
  await rows(database, endSessions);
  return contentsOf(database);
}

/**
 * A session that was ended after the backup was made would be one again. The version becomes
 * the second of the restore, which no count of password changes reaches, and a later restore goes further still.
 */
const endSessions = `UPDATE users SET token_version =
  greatest(token_version, extract(epoch FROM now() - timestamptz '2026-01-01')::integer) + 1`;

async function contentsOf(database: Database) {
  const [counted = {}] = await rows(
    database,
    `SELECT (SELECT count(*) FROM users WHERE role = 'customer' AND removed_at IS NULL) AS customers,
      (SELECT count(*) FROM claims) AS claims,
      greatest((SELECT max(created_at) FROM users), (SELECT max(at) FROM claim_events)) AS until`,
  );
  const administrators = await rows(
    database,
    "SELECT email FROM users WHERE role = 'admin' AND removed_at IS NULL ORDER BY email",
  );
  return {
    administrators: administrators.map(({ email }) => String(email)),
    customers: Number(counted.customers),
    claims: Number(counted.claims),
    until: counted.until as Date | null,
  };
}

const rows = (database: Database, script: string) => database.scripts((run) => run(script));
