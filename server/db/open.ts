import { existsSync, renameSync, rmSync } from 'node:fs';
import { CannotStart } from '../cannot-start.ts';
import { type Config, dataInMemory } from '../config.ts';
import { databaseIn, makeDataDir } from './data-dir.ts';
import type { Database } from './database.ts';
import { addFirstContent } from './first-content.ts';
import { holdDataDir } from './hold.ts';
import { migrate } from './migrate.ts';
import { openInFolder, openInMemory } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** The database of this configuration, migrated and with its first content. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir' | 'connections'>): Promise<Database> {
  const database = await connect(config);
  try {
    await migrate(database);
    await addFirstContent(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function connect({ databaseUrl, dataDir, connections }: Pick<Config, 'databaseUrl' | 'dataDir' | 'connections'>) {
  if (databaseUrl !== null) return reached(databaseUrl, connections);
  if (dataDir === dataInMemory) return openInMemory();
  return openHeld(dataDir);
}

async function reached(databaseUrl: string, connections: number): Promise<Database> {
  try {
    return await openPostgres(databaseUrl, connections);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CannotStart(`The database at DATABASE_URL cannot be reached (${code ?? message}).`);
  }
}

export async function openHeld(dataDir: string) {
  makeDataDir(dataDir);
  const letGo = await holdDataDir(dataDir);
  try {
    await makeWhole(databaseIn(dataDir));
    const database = await openInFolder(databaseIn(dataDir));
    const close = async () => {
      await database.close();
      letGo();
    };
    return { ...database, close };
  } catch (error) {
    letGo();
    throw error;
  }
}

/** A first start that is cut off leaves no half of a database where the next one would look for a whole. */
async function makeWhole(folder: string) {
  if (existsSync(folder)) return;
  const making = `${folder}.making`;
  rmSync(making, { recursive: true, force: true });
  await (await openInFolder(making)).close();
  renameSync(making, folder);
}
