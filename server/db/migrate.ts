import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './database.ts';

const folder = new URL('./migrations/', import.meta.url);
export const migrationLock = 7_364_921;

export const migrationNames = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

/**
 * Runs pending migrations in one transaction. An advisory lock lets only one of several servers that start at the same
 * time run them.
 */
export async function migrate(database: Database): Promise<string[]> {
  const names = await migrationNames();
  return database.scripts(async (run) => {
    await run(`SELECT pg_advisory_xact_lock(${migrationLock})`);
    await run(`CREATE TABLE IF NOT EXISTS migrations (
      name text PRIMARY KEY,
      at timestamptz NOT NULL DEFAULT now()
    )`);
    const applied = new Set((await run('SELECT name FROM migrations')).map((row) => row.name));
    const pending = names.filter((name) => !applied.has(name));
    for (const name of pending) {
      await run(await readFile(new URL(name, folder), 'utf8'));
      await run(`INSERT INTO migrations (name) VALUES ('${name}')`);
    }
    return pending;
  });
}
