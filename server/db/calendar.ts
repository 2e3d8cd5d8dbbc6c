import { type SQL, sql } from 'drizzle-orm';
import { localDay } from '../../src/contract/day.ts';
import type { Db } from './database.ts';

/** Dates are in Ethiopian time, whatever the time zone of the server. */
export const zone = sql.raw(`'Africa/Addis_Ababa'`);
export const today = sql<string>`(now() AT TIME ZONE ${zone})::date`;
/** The last day of the year that starts on `first`. */
export const lastDayOfYearFrom = (first: string) =>
  sql<string>`(${first}::date + interval '1 year' - interval '1 day')::date`;

/** Like `today`, by the clock of this process. */
export const localToday = (): string => localDay(new Date());

/** The moment at which a calendar day starts, or the one `daysLater` starts. */
export const startOfDay = (day: string | SQL, daysLater = 0) =>
  sql`((${day}::date + ${daysLater}::int)::timestamp at time zone ${zone})`;

export async function queryToday(db: Db): Promise<string> {
  const { rows } = (await db.execute(sql`select ${today}::text as today`)) as unknown as { rows: { today: string }[] };
  return rows[0]?.today ?? '';
}
