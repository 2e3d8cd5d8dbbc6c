import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** PGlite has no autovacuum. Tables are vacuumed one by one, so that requests are answered in between. */
export async function vacuum(db: Db) {
  const { rows } = (await db.execute(
    sql`select format('%I', relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )) as unknown as { rows: { name: string }[] };
  for (const { name } of rows) await db.execute(sql.raw(`vacuum ${name}`));
}
