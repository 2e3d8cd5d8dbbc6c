import { type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '../database.ts';
import { stateTable } from '../moved.ts';
import { listOf, quoted, type Table } from './tables.ts';

/** Photographs have up to some megabytes each; other rows are short. */
const batchSize = ({ columns }: Table) => (columns.some(({ type }) => type === 'bytea') ? 4 : 1_000);

type Batch = {
  /** A JSON array, which is passed on as text, since JavaScript's numbers and dates would round some values. */
  rows: string;
  count: number;
  /** the key of the last row, as a JSON array of texts */
  last: string;
};

/** Copies the rows after this key. How far it has come is written with each batch. */
export async function copyTable(source: Database, target: Database, table: Table, after: string | null) {
  const size = batchSize(table);
  let last = after;
  for (;;) {
    const batch = await readBatch(source.db, table, size, last);
    // Without a key a table is one row, and is read once.
    const complete = batch.count < size || table.key.length === 0;
    await target.db.transaction(async (tx) => {
      if (batch.count > 0) await insert(tx, table, batch.rows);
      await tx.execute(
        sql`update ${sql.raw(stateTable)} set last_key = ${batch.last ?? last}, copied = ${complete} where name = ${table.name}`,
      );
    });
    if (complete) return;
    last = batch.last;
  }
}

async function readBatch(db: Db, table: Table, size: number, after: string | null): Promise<Batch> {
  const texts = sql.raw(table.key.map(({ name }) => `${quoted(name)}::text`).join(', '));
  const { rows } = (await db.execute(sql`
    with batch as materialized (
      select ${sql.raw(listOf(table.columns))} from ${sql.raw(quoted(table.name))} ${rowsAfter(table, after)}
      ${orderBy(table, 'ASC')} limit ${size}::int)
    select json_agg(batch)::text as rows, count(*)::int as count,
      (select json_build_array(${texts})::text from batch ${orderBy(table, 'DESC')} limit 1) as last
    from batch`)) as unknown as { rows: [Batch] };
  return rows[0];
}

const orderBy = ({ key }: Table, direction: 'ASC' | 'DESC') =>
  sql.raw(key.length > 0 ? `ORDER BY ${key.map(({ name }) => `${quoted(name)} ${direction}`).join(', ')}` : '');

function rowsAfter({ key }: Table, after: string | null): SQL {
  if (after === null || key.length === 0) return sql``;
  const values = (JSON.parse(after) as string[]).map(
    (value, index) => sql`${value}::${sql.raw(key[index]?.type ?? '')}`,
  );
  return sql`where (${sql.raw(listOf(key))}) > (${sql.join(values, sql`, `)})`;
}

const insert = (db: Db, { name, columns }: Table, rows: string) =>
  db.execute(sql`insert into ${sql.raw(quoted(name))} (${sql.raw(listOf(columns))})
    select ${sql.raw(listOf(columns))} from json_populate_recordset(null::${sql.raw(quoted(name))}, ${rows}::json)`);
