import type { Database } from '../database.ts';
import { type Column, quoted, type Table } from './tables.ts';

/** So that both databases write a value in the same way. */
const sameText = `SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO, MDY'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'`;

// A photograph is compared by its hash, which takes less memory than its text.
const asText = ({ name, type }: Column) => (type === 'bytea' ? `md5(${quoted(name)})` : quoted(name));

/** Count and hash of each table's rows, by its name. The order of the rows makes no difference. */
export const fingerprintsOf = (database: Database, tables: Table[]): Promise<Map<string, string>> =>
  database.scripts(async (run) => {
    await run(sameText);
    const found = new Map<string, string>();
    for (const { name, columns } of tables) {
      const [row] = await run(
        `SELECT count(*) || ' rows, ' || coalesce(sum(('x' || left(md5(ROW(${columns.map(asText).join(', ')})::text), 16))::bit(64)::bigint), 0)
          AS fingerprint FROM ${quoted(name)}`,
      );
      found.set(name, String(row?.fingerprint));
    }
    return found;
  });

export const differing = (one: Map<string, string>, other: Map<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name)).sort();
