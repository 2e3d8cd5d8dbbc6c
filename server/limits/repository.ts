import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Allowance, Delay } from '../config.ts';
import type { Db } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';

/** Emails and addresses stand in the counters only as what they hash to. */
const keyOf = (what: string, whom: string[]) =>
  `${what}:${createHash('sha256').update(whom.join('\n')).digest('base64url').slice(0, 22)}`;

const { count, until } = rateLimits;

/**
 * Takes `units` of an allowance that refills steadily (`until` is when it will be full again), so that whoever is
 * over it waits for the next unit and not for the end of an hour. Returns the seconds to wait, 0 when it was granted.
 */
export async function take(db: Db, what: string, whom: string[], { burst, everySeconds }: Allowance, units = 1) {
  const key = keyOf(what, whom);
  const cost = sql`make_interval(secs => ${everySeconds * units}::float8)`;
  const room = sql`make_interval(secs => ${everySeconds * burst}::float8)`;
  // No allowance is further from full than when nothing is left of it, whatever a clock said that ran ahead.
  const known = sql`least(greatest(${until}, now()), now() + ${room})`;
  const full = sql`${known} + ${cost}`;
  const granted = await db
    .insert(rateLimits)
    .values({ key, count: 1, until: sql`now() + ${cost}` })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { count: sql`${count} + 1`, until: full },
      setWhere: sql`${full} <= now() + ${room}`,
    })
    .returning({ key: rateLimits.key });
  return granted.length > 0 ? 0 : secondsUntil(db, key, sql`${full} - ${room}`);
}

/** What was taken and not used after all. */
export async function giveBack(db: Db, what: string, whom: string[], { everySeconds }: Allowance) {
  await db
    .update(rateLimits)
    .set({ until: sql`${until} - make_interval(secs => ${everySeconds}::float8)` })
    .where(eq(rateLimits.key, keyOf(what, whom)));
}

/**
 * Counts an attempt before it is made, so that a hundred at once are a hundred. Each one past the free ones has to wait
 * twice as long as the one before, and none longer than the longest: a wait beyond that was set by a clock that ran ahead.
 * Returns the seconds to wait, 0 when it may be made.
 */
export async function attempt(db: Db, what: string, whom: string[], { free, firstSeconds, mostSeconds }: Delay) {
  const key = keyOf(what, whom);
  const past = sql`least(${count} + 1 - ${free}::int, 30)`;
  const wait = sql`case when ${past} < 1 then 0 else least(${mostSeconds}::float8, ${firstSeconds}::float8 * power(2, ${past} - 1)) end`;
  const granted = await db
    .insert(rateLimits)
    .values({ key, count: 1, until: sql`now()` })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { count: sql`${count} + 1`, until: sql`now() + make_interval(secs => ${wait})` },
      setWhere: sql`${until} <= now() or ${until} > now() + make_interval(secs => ${mostSeconds}::float8)`,
    })
    .returning({ key: rateLimits.key });
  return granted.length > 0 ? 0 : secondsUntil(db, key, sql`${until}`);
}

/** The one who attempted it was right: the next attempt is a first one again. */
export async function forgive(db: Db, what: string, whom: string[]) {
  await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(what, whom)));
}

/** For the operator: nobody waits any more. */
export async function forgetAll(db: Db) {
  await db.delete(rateLimits);
}

/** Counters that have been quiet for a day are as good as new ones. */
export async function forgetQuiet(db: Db) {
  await db.delete(rateLimits).where(lt(until, sql`now() - interval '1 day'`));
}

async function secondsUntil(db: Db, key: string, moment: ReturnType<typeof sql>): Promise<number> {
  const [row] = await db
    .select({ seconds: sql<number>`extract(epoch from ${moment} - now())::float8` })
    .from(rateLimits)
    .where(eq(rateLimits.key, key));
  return Math.max(1, Math.ceil(row?.seconds ?? 1));
}
