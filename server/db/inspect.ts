import type { Database } from './database.ts';

type Run = Parameters<Parameters<Database['scripts']>[0]>[0];

/** Each claim has one letter, and as many events as its version. */
const record = `SELECT
  (SELECT count(*) FROM letters WHERE kind IN ('claim', 'premium-claim')) AS letters,
  (SELECT count(*) FROM claims) AS claims,
  (SELECT coalesce(sum(version), 0) FROM claims) AS versions,
  (SELECT count(*) FROM claim_events) AS events`;
const recorded = ['letters', 'claims', 'claim_events'];

const keys = `SELECT relname AS name, conrelid::regclass::text AS table,
  substring(pg_get_constraintdef(pg_constraint.oid) FROM '\\((.*)\\)') AS key
  FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
  WHERE contype = 'p' AND connamespace = 'public'::regnamespace ORDER BY relname`;

/** Forces index scans that visit the table. */
const byIndex = `SET LOCAL enable_seqscan = off; SET LOCAL enable_indexonlyscan = off; SET LOCAL enable_bitmapscan = off;
  SET LOCAL enable_sort = off; SET LOCAL enable_incremental_sort = off`;
/** Forces sequential scans, so that an index does not return rows that are missing from the table. */
const bySeqScan = `SET LOCAL enable_seqscan = on; SET LOCAL enable_indexscan = off; SET LOCAL enable_indexonlyscan = off;
  SET LOCAL enable_bitmapscan = off`;

/**
 * PGlite opens a database with truncated files without an error, with rows missing. This compares the number of claims
 * with their letters and events, and the rows of other tables with their primary key indexes. Returns a description of
 * the damage, or throws if a row cannot be read.
 */
export const findDamage = (database: Database): Promise<string | undefined> =>
  database.scripts(async (run) => (await recordDamage(run)) ?? (await tableDamage(run)));

async function recordDamage(run: Run): Promise<string | undefined> {
  await run(bySeqScan);
  const [counted = {}] = await run(record);
  const [letters = 0, claims = 0, versions = 0, events = 0] = ['letters', 'claims', 'versions', 'events'].map((name) =>
    Number(counted[name]),
  );
  if (letters !== claims) return `it has ${letters} letters with a claim, but ${claims} claims`;
  if (versions !== events) return `it has only ${events} of ${versions} claim events`;
  return undefined;
}

async function tableDamage(run: Run): Promise<string | undefined> {
  for (const { name, table, key } of await run(keys)) {
    if (recorded.includes(String(name))) continue;
    const [here = {}] = await run(`${bySeqScan}; SELECT count(*) AS rows FROM ${table}`);
    const [known = {}] = await run(
      `SET LOCAL enable_indexscan = on; ${byIndex}; SELECT count(*) AS rows FROM (SELECT FROM ${table} ORDER BY ${key} OFFSET 0) AS keyed`,
    );
    if (Number(here.rows) !== Number(known.rows)) return `it has only ${here.rows} of ${known.rows} rows of ${name}`;
  }
  return undefined;
}
