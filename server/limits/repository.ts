import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { rateLimits } from '../db/schema/accounts.ts';
import { noWait } from '../db/waiting.ts';
import type { Allowance, Delay } from './settings.ts';

/** Hashed, so that the table contains no emails or addresses. */
const limitKey = (name: string, subject: string[]) =>
  `${name}:${createHash('sha256').update(subject.join('\n')).digest('base64url').slice(0, 22)}`;

const { count, until } = rateLimits;
/** Not `now()`, the start of the transaction: after waiting for a row lock, it can be before the `until` that the other transaction wrote. */
const now = sql`clock_timestamp()`;

/**
 * Takes tokens from a bucket that refills steadily; `until` is the time when it is full again. Returns the seconds to
 * wait, or 0 if they were taken.
 */
export async function takeFromAllowance(
  db: Db,
  name: string,
  subject: string[],
  { burst, everySeconds }: Allowance,
  units = 1,
) {
  const key = limitKey(name, subject);
  const cost = sql`make_interval(secs => ${everySeconds * units}::float8)`;
  const room = sql`make_interval(secs => ${everySeconds * burst}::float8)`;
  // Clamped, in case `until` was written while the clock was ahead.
  const known = sql`least(greatest(${until}, ${now}), ${now} + ${room})`;
  const full = sql`${known} + ${cost}`;
  const granted = await db
    .insert(rateLimits)
    // Customers go on reading while no standby confirms what is written.
    .values({ key, count: sql`case when ${noWait} then 1 end`, until: sql`${now} + ${cost}` })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { count: sql`${count} + 1`, until: full },
      setWhere: sql`${full} <= ${now} + ${room}`,
    })
    .returning({ key: rateLimits.key });
  return granted.length > 0 ? 0 : secondsUntil(db, key, sql`${full} - ${room}`);
}

/** Returns one token. */
export async function giveBack(db: Db, name: string, subject: string[], { everySeconds }: Allowance) {
  await db
    .update(rateLimits)
    .set({ until: sql`${until} - make_interval(secs => ${everySeconds}::float8)` })
    .where(eq(rateLimits.key, limitKey(name, subject)));
}

/**
 * Counts an attempt before it is made, so that parallel attempts all count, and doubles the delay for each one past the
 * free ones. A stored delay above the maximum was written while the clock was ahead, and is ignored. Returns the seconds
 * to wait, or 0 if the attempt may be made.
 */
export async function recordAttempt(
  db: Db,
  name: string,
  subject: string[],
  { free, firstSeconds, mostSeconds }: Delay,
) {
  const key = limitKey(name, subject);
  const past = sql`least(${count} + 1 - ${free}::int, 30)`;
  const wait = sql`case when ${past} < 1 then 0 else least(${mostSeconds}::float8, ${firstSeconds}::float8 * power(2, ${past} - 1)) end`;
  const granted = await db
    .insert(rateLimits)
    .values({ key, count: 1, until: sql`${now}` })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { count: sql`${count} + 1`, until: sql`${now} + make_interval(secs => ${wait})` },
      setWhere: sql`${until} <= ${now} or ${until} > ${now} + make_interval(secs => ${mostSeconds}::float8)`,
    })
    .returning({ key: rateLimits.key });
  return granted.length > 0 ? 0 : secondsUntil(db, key, sql`${until}`);
}

/** Called after a successful attempt. */
export async function clearAttempts(db: Db, name: string, subject: string[]) {
  await db.delete(rateLimits).where(eq(rateLimits.key, limitKey(name, subject)));
}

/** For `npm run admin -- clear-limits`. */
export async function deleteAllLimits(db: Db) {
  await db.delete(rateLimits);
}

/** After a day without attempts a counter has no effect any more. */
export async function deleteIdleLimits(db: Db) {
  await db.delete(rateLimits).where(lt(until, sql`now() - interval '1 day'`));
}

async function secondsUntil(db: Db, key: string, moment: ReturnType<typeof sql>): Promise<number> {
  const [row] = await db
    .select({ seconds: sql<number>`extract(epoch from ${moment} - ${now})::float8` })
    .from(rateLimits)
    .where(eq(rateLimits.key, key));
  return Math.max(1, Math.ceil(row?.seconds ?? 1));
}
