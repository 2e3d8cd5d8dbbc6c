import type { Database } from '../database.ts';
import { findDamage } from '../inspect.ts';

type Run = Parameters<Parameters<Database['scripts']>[0]>[0];

/** The number of rows of each table, except unlogged ones, which a crash empties too. */
export type Counts = Record<string, number>;

const tables = `SELECT relname AS name, pg_class.oid::regclass::text AS quoted FROM pg_class
  WHERE relkind = 'r' AND relpersistence = 'p' AND relnamespace = 'public'::regnamespace ORDER BY relname`;

export async function countRows(run: Run): Promise<Counts> {
  const counts: Counts = {};
  for (const { name, quoted } of await run(tables)) {
    const [row] = await run(`SELECT count(*) AS rows FROM ${quoted}`);
    counts[String(name)] = Number(row?.rows);
  }
  return counts;
}

/** Compares a database that was restored from a backup with the one that was saved, and looks for damage. */
export async function requireSame(wanted: Counts, restored: Database) {
  requireSameCounts(wanted, await restored.scripts(countRows));
  const damage = await findDamage(restored);
  if (damage) throw new Error(damage);
}

export function requireSameCounts(wanted: Counts, found: Counts) {
  for (const name of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
    if (wanted[name] !== found[name])
      throw new Error(`${name} has ${wanted[name] ?? 0} rows in the database, and ${found[name] ?? 0} in the backup`);
  }
}
