import type { Database } from './database.ts';

/** The name of a table or the like that an empty database does not have. */
export async function firstObject(database: Database): Promise<string | undefined> {
  const [row] = await database.scripts((run) =>
    run(`SELECT min(relname) AS name FROM pg_class
      WHERE relkind IN ('r', 'p', 'v', 'm', 'S', 'f') AND relnamespace = 'public'::regnamespace`),
  );
  return row?.name === null ? undefined : String(row?.name);
}
