import type { Database } from './database.ts';

type Run = Parameters<Parameters<Database['scripts']>[0]>[0];

/** Every claim has one letter that brought it, and as many events as its version says. */
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

/** Each row is reached by its key, and not only by the index. */
const byKey = `SET LOCAL enable_seqscan = off; SET LOCAL enable_indexonlyscan = off; SET LOCAL enable_bitmapscan = off;
  SET LOCAL enable_sort = off; SET LOCAL enable_incremental_sort = off`;
/** Each row is read where it stands, so that an index does not answer for rows that are gone. */
const inPlace = `SET LOCAL enable_seqscan = on; SET LOCAL enable_indexscan = off; SET LOCAL enable_indexonlyscan = off;
  SET LOCAL enable_bitmapscan = off`;

/**
 * A file that lost its end is still one to the embedded database, only with fewer rows in it. So the rows are counted
 * against what else is known of them: claims against letters and events, and those of the other tables against their
 * keys. Returns in words what is missing, or throws what the database says of a row that it cannot read.
 */
export const damageIn = (database: Database): Promise<string | undefined> =>
  database.scripts(async (run) => (await recordDamage(run)) ?? (await tableDamage(run)));

async function recordDamage(run: Run): Promise<string | undefined> {
  await run(inPlace);
  const [counted = {}] = await run(record);
  const [letters = 0, claims = 0, versions = 0, events = 0] = ['letters', 'claims', 'versions', 'events'].map((name) =>
    Number(counted[name]),
  );
  if (letters !== claims) return `it has ${letters} letters that brought a claim, and ${claims} claims`;
  if (versions !== events) return `of ${versions} events of its claims it has ${events}`;
  return undefined;
}

async function tableDamage(run: Run): Promise<string | undefined> {
  for (const { name, table, key } of await run(keys)) {
    if (recorded.includes(String(name))) continue;
    const [here = {}] = await run(`${inPlace}; SELECT count(*) AS rows FROM ${table}`);
    const [known = {}] = await run(
      `SET LOCAL enable_indexscan = on; ${byKey}; SELECT count(*) AS rows FROM (SELECT FROM ${table} ORDER BY ${key} OFFSET 0) AS keyed`,
    );
    if (Number(here.rows) !== Number(known.rows)) return `of ${known.rows} rows of ${name} it has ${here.rows}`;
  }
  return undefined;
}
