import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Database } from './database.ts';

const standardFolder = new URL('./migrations/', import.meta.url);
export const migrationLock = 7_364_921;
const stepsLock = migrationLock + 1;

/** Its statements are run one by one, so that none of them locks a large table for long. */
const isInSteps = (name: string) => name.endsWith('.steps.sql');

export const migrationNames = async (folder = standardFolder): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

/** Runs pending migrations. Advisory locks let only one of several servers that start at the same time run them. */
export async function migrate(database: Database, folder = standardFolder): Promise<string[]> {
  const names = await migrationNames(folder);
  const done: string[] = [];
  for (;;) {
    const { ran, next } = await runTogether(database, folder, names);
    done.push(...ran);
    if (next === undefined) return done;
    if (await runInSteps(database, folder, next)) done.push(next);
  }
}

/** In one transaction, up to the next one that is in steps. */
function runTogether(database: Database, folder: URL, names: string[]) {
  return database.scripts(async (run) => {
    await run(`SELECT pg_advisory_xact_lock(${migrationLock})`);
    await run(`CREATE TABLE IF NOT EXISTS migrations (
      name text PRIMARY KEY,
      at timestamptz NOT NULL DEFAULT now()
    )`);
    const applied = new Set((await run('SELECT name FROM migrations')).map((row) => row.name));
    const pending = names.filter((name) => !applied.has(name));
    const next = pending.find(isInSteps);
    const ran = next === undefined ? pending : pending.slice(0, pending.indexOf(next));
    for (const name of ran) {
      await run(await readFile(new URL(name, folder), 'utf8'));
      await run(insert(name));
    }
    return { ran, next };
  });
}

/** Each step can be repeated, so one that was interrupted begins again. False if another server has run it meanwhile. */
function runInSteps(database: Database, folder: URL, name: string): Promise<boolean> {
  return database.statements(async (run) => {
    // A server that waits in a statement would hold up the making of an index, which waits for all statements before it.
    while (!(await run(`SELECT pg_try_advisory_lock(${stepsLock}) AS taken`))[0]?.taken) await setTimeout(500);
    const isDone = (await run(`SELECT FROM migrations WHERE name = '${name}'`)).length > 0;
    if (isDone) return false;
    const text = await readFile(new URL(name, folder), 'utf8');
    for (const step of text.split(/\n{2,}/)) await run(step);
    await run(insert(name));
    return true;
  });
}

const insert = (name: string) => `INSERT INTO migrations (name) VALUES ('${name}')`;
