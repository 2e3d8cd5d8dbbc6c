import { existsSync, renameSync, rmSync } from 'node:fs';
import { OperatorError } from '../../operator-error.ts';
import { databaseIn, makeDataDir } from '../data-dir.ts';
import type { Database } from '../database.ts';
import { firstObject } from '../empty.ts';
import { currentUrl } from '../hosts.ts';
import { findDamage } from '../inspect.ts';
import { lockDataDir } from '../lock.ts';
import { migrate } from '../migrate.ts';
import { connectPostgres } from '../open.ts';
import { openLean } from '../pglite.ts';
import type { PostgresOptions } from '../postgres.ts';
import { diskFull, errorMessage, isDiskFull } from '../readable-errors.ts';
import { finishRestore, restoredIn, restoringIn } from '../restore-place.ts';
import { type Kind, kindOf, readContent, requireWhole } from './content.ts';
import { unpackFolder } from './folder.ts';
import { restoreDump } from './postgres-programs.ts';

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
export async function restore(dataDir: string, file: string, identities: string[] = []): Promise<Restored> {
  requireFile(file);
  makeDataDir(dataDir);
  const unlock = await lockDataDir(dataDir);
  const place = databaseIn(dataDir);
  try {
    finishRestore(place);
    const contents = await unpack(file, identities, restoringIn(place));
    renameSync(restoringIn(place), restoredIn(place));
    const previous = existsSync(place) ? `${place}.before-${new Date().toISOString().replace(/[:.]/g, '-')}` : null;
    if (previous) renameSync(place, previous);
    renameSync(restoredIn(place), place);
    return { previous, ...contents };
  } finally {
    unlock();
  }
}

async function unpack(file: string, identities: string[], folder: string): Promise<Omit<Restored, 'previous'>> {
  try {
    await requireKind(file, identities, 'embedded');
    await unpackFolder(readContent(file, identities, 'embedded'), folder);
    const database = await openLean(folder);
    try {
      return await prepareRestored(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    const full = isDiskFull(error, folder);
    rmSync(folder, { recursive: true, force: true });
    throw full ? diskFull(folder) : incomplete(file, error);
  }
}

/** Restores into an empty PostgreSQL. */
export async function restoreToPostgres(
  { url, ...options }: PostgresOptions & { url: string },
  file: string,
  identities: string[] = [],
): Promise<Restored> {
  requireFile(file);
  const target = await currentUrl(url, options.ca);
  const database = await connectPostgres(target, 1, options);
  try {
    const first = await firstObject(database);
    if (first !== undefined)
      throw new OperatorError(
        `The database at DATABASE_URL is not empty: it has ${first}. Nothing was changed. Restore into a new database, and set DATABASE_URL to it.`,
      );
    await requireKind(file, identities, 'postgres');
    await requireWhole(file, identities, 'postgres');
    await restoreDump(readContent(file, identities, 'postgres'), target);
    const contents = await prepareRestored(database).catch((error) => {
      throw new OperatorError(
        `${file} was restored, but is not a whole database: ${errorMessage(error)}. Drop the database at DATABASE_URL.`,
      );
    });
    return { previous: null, ...contents };
  } catch (error) {
    throw incomplete(file, error);
  } finally {
    await database.close();
  }
}

function requireFile(file: string) {
  if (!existsSync(file)) throw new OperatorError(`The file ${file} does not exist.`);
}

const kinds = { embedded: 'the embedded database', postgres: 'PostgreSQL' };

async function requireKind(file: string, identities: string[], wanted: Kind) {
  const kind = await kindOf(file, identities);
  if (kind === wanted) return;
  throw new OperatorError(
    `${file} is a backup of ${kinds[kind]}, and cannot be restored into ${kinds[wanted]}. ${kind === 'postgres' ? 'Set' : 'Unset'} DATABASE_URL.`,
  );
}

const incomplete = (file: string, error: unknown) =>
  error instanceof OperatorError
    ? error
    : new OperatorError(`${file} is not a complete backup of Tenawas: ${errorMessage(error)}. Nothing was changed.`);

async function prepareRestored(database: Database) {
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
