import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Dates are in Ethiopian time, whatever the time zone of the server. */
export const zone = sql.raw(`'Africa/Addis_Ababa'`);
export const today = sql<string>`(now() AT TIME ZONE ${zone})::date`;
/** The last day of the year that starts on `first`. */
export const lastDayOfYearFrom = (first: string) =>
  sql<string>`(${first}::date + interval '1 year' - interval '1 day')::date`;

/** Days before 1 January 1970 in the Ethiopian calendar. */
const daysBefore1970 = 716_367;
/** The Ethiopian year of a day. Years have 365 days, and 366 in every fourth. */
export const ethiopianYearOf = (day: SQL) =>
  sql<number>`((4 * (${day} - date '1970-01-01' + ${sql.raw(String(daysBefore1970))}) + 1463) / 1461)`;
/** 1 Meskerem. */
export const firstDayOfEthiopianYear = (year: SQL) =>
  sql<string>`(date '1970-01-01' + 365 * (${year} - 1) + ${year} / 4 - ${sql.raw(String(daysBefore1970))})`;

/** The moment at which a calendar day starts, or the one `daysLater` starts. */
export const startOfDay = (day: string | SQL, daysLater = 0) =>
  sql`((${day}::date + ${daysLater}::int)::timestamp at time zone ${zone})`;

export async function queryToday(db: Db): Promise<string> {
  const { rows } = (await db.execute(sql`select ${today}::text as today`)) as unknown as { rows: { today: string }[] };
  return rows[0]?.today ?? '';
}
