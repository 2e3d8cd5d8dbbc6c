import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Days are counted by the clock of Addis Ababa, wherever the server stands. */
export const zone = sql.raw(`'Africa/Addis_Ababa'`);
export const today = sql<string>`(now() AT TIME ZONE ${zone})::date`;
/** The last day of a year that begins on this one. */
export const lastDayOfYearFrom = (first: string) =>
  sql<string>`(${first}::date + interval '1 year' - interval '1 day')::date`;

/** The same day by the clock of this process; there is no summer time there. */
export const todayHere = (): string => new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);

export async function todayNow(db: Db): Promise<string> {
  const { rows } = (await db.execute(sql`select ${today}::text as today`)) as unknown as { rows: { today: string }[] };
  return rows[0]?.today ?? '';
}
