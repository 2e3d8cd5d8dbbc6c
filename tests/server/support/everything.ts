import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/db/database.ts';

type Column = { table: string; column: string };
type Row = Record<string, string | null>;

async function rowsOf<T>(db: Db, query: ReturnType<typeof sql>): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}

/** All columns of all tables. */
export const allColumns = (db: Db): Promise<Column[]> =>
  rowsOf(
    db,
    sql`select table_name as "table", column_name as "column" from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );

/** The columns that contain one of these texts, ignoring case. */
export async function columnsContaining(db: Db, wanted: string[]): Promise<string[]> {
  const found: string[] = [];
  const columns = await allColumns(db);
  // One query a table: a test asks for many texts.
  for (const table of new Set(columns.map((one) => one.table))) {
    const own = columns.filter((one) => one.table === table).map(({ column }) => column);
    const holds = own.map((column) => {
      const at = sql`${sql.identifier(column)}::text`;
      const contains = wanted.map((text) => sql`strpos(lower(${at}), lower(${text}::text)) > 0`);
      return sql`bool_or(${sql.join(contains, sql` or `)}) as ${sql.identifier(column)}`;
    });
    const [row] = await rowsOf<Record<string, boolean | null>>(
      db,
      sql`select ${sql.join(holds, sql`, `)} from ${sql.identifier(table)}`,
    );
    found.push(...own.filter((column) => row?.[column]).map((column) => `${table}.${column}`));
  }
  return found.sort();
}

/** By table, the columns that are not empty in rows that contain one of these ids. */
export async function filledColumns(db: Db, ids: string[]): Promise<Record<string, string[]>> {
  const columnsByTable: Record<string, string[]> = {};
  const columns = await allColumns(db);
  for (const table of new Set(columns.map((one) => one.table))) {
    const own = columns.filter((one) => one.table === table).map(({ column }) => column);
    const list = sql.join(
      own.map((column) => sql`${sql.identifier(column)}::text`),
      sql`, `,
    );
    const texts = sql.join(
      ids.map((id) => sql`${id}::text`),
      sql`, `,
    );
    const named = sql.join(
      own.map((column) => sql`${sql.identifier(column)}::text as ${sql.identifier(column)}`),
      sql`, `,
    );
    const rows = await rowsOf<Row>(
      db,
      sql`select ${named} from ${sql.identifier(table)} where array[${list}] && array[${texts}]`,
    );
    const filled = own.filter((column) => rows.some((row) => !['', '{}', null].includes(row[column] ?? null)));
    if (rows.length > 0) columnsByTable[table] = filled.sort();
  }
  return columnsByTable;
}
