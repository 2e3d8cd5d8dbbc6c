import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, dataInMemory } from '../config.ts';
import { OperatorError } from '../operator-error.ts';
import { databaseIn, makeDataDir } from './data-dir.ts';
import type { Database } from './database.ts';
import { findDamage } from './inspect.ts';
import { lockDataDir } from './lock.ts';
import { migrate } from './migrate.ts';
import { type Embedded, openInFolder, openInMemory } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { withReadableErrors } from './readable-errors.ts';
import { finishRestore } from './restore-place.ts';
import { seedContent } from './seed.ts';

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'connections'>;

/** Opens, migrates and seeds the configured database. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  connections,
}: DatabaseConfig): Promise<Database | Embedded> {
  if (databaseUrl !== null) return prepare(await connectPostgres(databaseUrl, connections));
  if (dataDir === dataInMemory) return prepare(await openInMemory());
  const database = await openLocked(dataDir);
  return withReadableErrors(databaseIn(dataDir), () => prepare(database, requireUndamaged));
}

async function prepare<D extends Database>(database: D, verify?: (database: D) => Promise<void>): Promise<D> {
  try {
    await migrate(database);
    await verify?.(database);
    await seedContent(database);
    return database;
  } catch (error) {
    // The first error is the one to report.
    await database.close().catch(() => {});
    throw error;
  }
}

async function requireUndamaged(database: Database) {
  const damage = await findDamage(database);
  if (damage) throw new Error(damage);
}

async function connectPostgres(databaseUrl: string, connections: number): Promise<Database> {
  try {
    return await openPostgres(databaseUrl, connections);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new OperatorError(`The database at DATABASE_URL cannot be reached (${code ?? message}).`);
  }
}

/** Opens the embedded database without migrating it, and locks its directory. */
export async function openLocked(dataDir: string): Promise<Embedded> {
  makeDataDir(dataDir);
  const folder = databaseIn(dataDir);
  return withReadableErrors(folder, async () => {
    const unlock = await lockDataDir(dataDir);
    try {
      const database = await openExisting(folder);
      return { ...database, close: () => database.close().finally(unlock) };
    } catch (error) {
      unlock();
      throw error;
    }
  });
}

async function openExisting(folder: string): Promise<Embedded> {
  finishRestore(folder);
  await createDatabase(folder);
  // Without this file PGlite would create a new database over the existing one.
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('its file PG_VERSION is missing');
  return openInFolder(folder);
}

/** Creates a new database in a temporary directory and renames it, so that an interrupted first start leaves none. */
async function createDatabase(folder: string) {
  if (existsSync(folder)) return;
  const making = `${folder}.making`;
  rmSync(making, { recursive: true, force: true });
  await (await openInFolder(making)).close();
  renameSync(making, folder);
}
