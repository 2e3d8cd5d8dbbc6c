import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, dataInMemory, defaults } from '../config.ts';
import { OperatorError } from '../operator-error.ts';
import { databaseIn, makeDataDir } from './data-dir.ts';
import type { Database } from './database.ts';
import { currentRole, grantToServer } from './grants.ts';
import { findDamage } from './inspect.ts';
import { lockDataDir } from './lock.ts';
import { migrate } from './migrate.ts';
import { requireNotMoved, requireNoUnfinishedMove } from './moved.ts';
import { type Embedded, openInFolder, openInMemory } from './pglite.ts';
import { openPostgres, type PostgresOptions } from './postgres.ts';
import { withReadableErrors } from './readable-errors.ts';
import { finishRestore } from './restore-place.ts';
import { seedContent } from './seed.ts';

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'connections'> &
  Partial<Pick<Config, 'migrateDatabaseUrl' | 'databaseCa' | 'giveUpAfter'>>;

/** Opens, migrates and seeds the configured database. */
export async function openDatabase(config: DatabaseConfig): Promise<Database | Embedded> {
  const { databaseUrl, migrateDatabaseUrl = null, dataDir, connections } = config;
  if (databaseUrl !== null) {
    const options = { ca: config.databaseCa ?? null, giveUpAfter: config.giveUpAfter ?? defaults.giveUpAfter };
    if (migrateDatabaseUrl !== null) await migrateAsOwner(migrateDatabaseUrl, databaseUrl, options);
    const database = await connectPostgres(databaseUrl, connections, options);
    return migrateDatabaseUrl === null ? prepare(database) : database;
  }
  if (dataDir === dataInMemory) return prepare(await openInMemory());
  requireNotMoved(dataDir);
  const database = await openLocked(dataDir);
  return withReadableErrors(databaseIn(dataDir), () => prepare(database, requireUndamaged));
}

async function prepare<D extends Database>(database: D, verify?: (database: D) => Promise<void>): Promise<D> {
  try {
    await requireNoUnfinishedMove(database);
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

export async function connectPostgres(
  url: string,
  connections: number,
  options: PostgresOptions,
  setting = 'DATABASE_URL',
): Promise<Database> {
  try {
    return await openPostgres(url, connections, options);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (/CERT|LEAF_SIGNATURE/.test(code ?? ''))
      throw new OperatorError(
        `The certificate of the database at ${setting} is not valid here (${code}: ${message}). DATABASE_CA names the authority that has signed it.`,
      );
    throw new OperatorError(`The database at ${setting} cannot be reached (${code ?? message}).`);
  }
}

/** Migrates and seeds with the role that owns the tables, and gives the server's role what it needs. */
async function migrateAsOwner(
  migrateDatabaseUrl: string,
  databaseUrl: string,
  options: PostgresOptions,
): Promise<void> {
  const server = await connectPostgres(databaseUrl, 1, options);
  const role = await currentRole(server).finally(server.close);
  const owner = await prepare(await connectPostgres(migrateDatabaseUrl, 1, options, 'MIGRATE_DATABASE_URL'));
  try {
    if ((await currentRole(owner)) === role)
      throw new OperatorError(
        'MIGRATE_DATABASE_URL and DATABASE_URL have the same role. Use two, or DATABASE_URL alone.',
      );
    await grantToServer(owner, role);
  } finally {
    await owner.close();
  }
}

/** Opens the embedded database without migrating it, and locks its directory. */
export async function openLocked(dataDir: string, openFolder = openInFolder): Promise<Embedded> {
  makeDataDir(dataDir);
  const folder = databaseIn(dataDir);
  return withReadableErrors(folder, async () => {
    const unlock = await lockDataDir(dataDir);
    try {
      const database = await openExisting(folder, openFolder);
      return { ...database, close: () => database.close().finally(unlock) };
    } catch (error) {
      unlock();
      throw error;
    }
  });
}

async function openExisting(folder: string, openFolder: typeof openInFolder): Promise<Embedded> {
  finishRestore(folder);
  await createDatabase(folder);
  // Without this file PGlite would create a new database over the existing one.
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('its file PG_VERSION is missing');
  return openFolder(folder);
}

/** Creates a new database in a temporary directory and renames it, so that an interrupted first start leaves none. */
async function createDatabase(folder: string) {
  if (existsSync(folder)) return;
  const making = `${folder}.making`;
  rmSync(making, { recursive: true, force: true });
  await (await openInFolder(making)).close();
  renameSync(making, folder);
}
