import type { Database } from '../database.ts';
import { stateTable } from '../moved.ts';

export type Column = { name: string; type: string };
export type Table = {
  name: string;
  /** without generated ones, in alphabetical order: that of the table differs where a column was dropped */
  columns: Column[];
  key: Column[];
};

// Unlogged tables, which a crash empties too, are left out.
const tables = `SELECT relname AS name, pg_class.oid::integer AS oid FROM pg_class
  WHERE relkind = 'r' AND relpersistence = 'p' AND relnamespace = 'public'::regnamespace AND relname <> '${stateTable}' ORDER BY relname`;
const columns = (oid: number) => `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
  WHERE attrelid = ${oid} AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attname`;
const key = (oid: number) => `SELECT attname AS name, format_type(atttypid, atttypmod) AS type
  FROM pg_index CROSS JOIN LATERAL unnest(indkey) WITH ORDINALITY AS part (number, position)
  JOIN pg_attribute ON attrelid = indrelid AND attnum = part.number
  WHERE indrelid = ${oid} AND indisprimary ORDER BY position`;

export const tablesOf = (database: Database): Promise<Table[]> =>
  database.scripts(async (run) => {
    const found: Table[] = [];
    for (const { name, oid } of await run(tables)) {
      const [own, ofKey] = [await run(columns(Number(oid))), await run(key(Number(oid)))];
      found.push({ name: String(name), columns: own as Column[], key: ofKey as Column[] });
    }
    return found;
  });

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const listOf = (columns: Column[]) => columns.map(({ name }) => quoted(name)).join(', ');
