import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { type Config, dataInMemory } from '../config.ts';
import { databaseIn, makeDataDir } from './data-dir.ts';
import type { Database } from './database.ts';
import { addFirstContent } from './first-content.ts';
import { holdDataDir } from './hold.ts';
import { damageIn } from './inspect.ts';
import { migrate } from './migrate.ts';
import { type Embedded, openInFolder, openInMemory } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { finishRestore } from './restore-place.ts';
import { orUnusable } from './unusable.ts';

type Wanted = Pick<Config, 'databaseUrl' | 'dataDir' | 'connections'>;

/** The database of this configuration, migrated and with its first content. */
export async function openDatabase({ databaseUrl, dataDir, connections }: Wanted): Promise<Database | Embedded> {
  if (databaseUrl !== null) return prepared(await reached(databaseUrl, connections));
  if (dataDir === dataInMemory) return prepared(await openInMemory());
  const database = await openHeld(dataDir);
  return orUnusable(databaseIn(dataDir), () => prepared(database, refuseDamaged));
}

async function prepared<D extends Database>(database: D, look?: (database: D) => Promise<void>): Promise<D> {
  try {
    await migrate(database);
    await look?.(database);
    await addFirstContent(database);
    return database;
  } catch (error) {
    // Why it is closed is what has to be told, not that this failed too.
    await database.close().catch(() => {});
    throw error;
  }
}

async function refuseDamaged(database: Database) {
  const damage = await damageIn(database);
  if (damage) throw new Error(damage);
}

async function reached(databaseUrl: string, connections: number): Promise<Database> {
  try {
    return await openPostgres(databaseUrl, connections);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CannotStart(`The database at DATABASE_URL cannot be reached (${code ?? message}).`);
  }
}

/** The embedded database as it is, for this process alone. */
export async function openHeld(dataDir: string): Promise<Embedded> {
  makeDataDir(dataDir);
  const folder = databaseIn(dataDir);
  return orUnusable(folder, async () => {
    const letGo = await holdDataDir(dataDir);
    try {
      const database = await openWhole(folder);
      return { ...database, close: () => database.close().finally(letGo) };
    } catch (error) {
      letGo();
      throw error;
    }
  });
}

async function openWhole(folder: string): Promise<Embedded> {
  finishRestore(folder);
  await makeWhole(folder);
  // Without it, the library makes a new database over what there is.
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('its file PG_VERSION is missing');
  return openInFolder(folder);
}

/** A first start that is cut off leaves no half of a database where the next one would look for a whole. */
async function makeWhole(folder: string) {
  if (existsSync(folder)) return;
  const making = `${folder}.making`;
  rmSync(making, { recursive: true, force: true });
  await (await openInFolder(making)).close();
  renameSync(making, folder);
}
