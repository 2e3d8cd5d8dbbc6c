import { existsSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { OperatorError } from '../operator-error.ts';
import { databaseIn, makeDataDir } from './data-dir.ts';
import type { Database } from './database.ts';
import { findDamage } from './inspect.ts';
import { lockDataDir } from './lock.ts';
import { migrate } from './migrate.ts';
import { type Embedded, openInFolder } from './pglite.ts';
import { diskFull, errorMessage, isDiskFull } from './readable-errors.ts';
import { finishRestore, restoredIn, restoringIn } from './restore-place.ts';

export type Restored = {
  /** the new path of the previous database */
  previous: string | null;
  administrators: string[];
  customers: number;
  claims: number;
  /** the time of the last change */
  until: Date | null;
};

/** Replaces the embedded database with a backup after checking it. The previous database is kept. */
export async function restore(dataDir: string, file: string): Promise<Restored> {
  if (!existsSync(file)) throw new OperatorError(`The file ${file} does not exist.`);
  makeDataDir(dataDir);
  const unlock = await lockDataDir(dataDir);
  const place = databaseIn(dataDir);
  try {
    finishRestore(place);
    const contents = await unpack(file, restoringIn(place));
    renameSync(restoringIn(place), restoredIn(place));
    const previous = existsSync(place) ? `${place}.before-${new Date().toISOString().replace(/[:.]/g, '-')}` : null;
    if (previous) renameSync(place, previous);
    renameSync(restoredIn(place), place);
    return { previous, ...contents };
  } finally {
    unlock();
  }
}

async function unpack(file: string, folder: string): Promise<Omit<Restored, 'previous'>> {
  try {
    const archive = await promisify(gunzip)(await readFile(file));
    // PGlite would treat other content as a compressed archive and crash the process.
    if (archive.toString('latin1', 257, 262) !== 'ustar') throw new Error('it is not an archive');
    const database = await openInFolder(folder, { loadDataDir: new Blob([archive]) });
    try {
      return await prepareRestored(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    const full = isDiskFull(error, folder);
    rmSync(folder, { recursive: true, force: true });
    if (full) throw diskFull(folder);
    throw new OperatorError(
      `${file} is not a complete backup of Tenawas: ${errorMessage(error)}. Nothing was changed.`,
    );
  }
}

async function prepareRestored(database: Embedded) {
  const [migrations] = await rows(database, "SELECT to_regclass('migrations') IS NOT NULL AS found");
  if (!migrations?.found) throw new Error('it contains no Tenawas database');
  await migrate(database);
  const damage = await findDamage(database);
  if (damage) throw new Error(damage);
  await rows(database, endSessions);
  return contentsOf(database);
}

/**
 * Otherwise sessions that were ended after the backup would become valid again. The new version is the time in seconds,
 * which is higher than any version reached by increments and by earlier restores.
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
