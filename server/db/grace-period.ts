import { type SQL, sql } from 'drizzle-orm';
import { today } from './calendar.ts';
import type { Db } from './database.ts';
import { coverSettings } from './schema/offers.ts';

const graceDays = sql`(select grace_days from cover_settings)`;

/** A cover is valid while its last day is not before this one. */
export const firstDayInGrace = sql<string>`(${today} - ${graceDays})`;
/** The last day of grace of a cover with this last day. */
export const graceUntil = (lastDay: SQL) => sql<string | null>`(${lastDay} + ${graceDays})::text`;

/** The last day, or the last day of grace once that is past. */
export const coveredUntil = (lastDay: SQL) =>
  sql<string>`(case when ${lastDay} < ${today} then ${lastDay} + ${graceDays} else ${lastDay} end)::text`;

export async function findGraceDays(db: Db): Promise<number> {
  const [settings] = await db.select().from(coverSettings);
  return settings?.graceDays ?? 0;
}

export async function setGraceDays(db: Db, days: number): Promise<void> {
  await db.update(coverSettings).set({ graceDays: days });
}
