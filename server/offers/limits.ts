import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { today } from '../db/calendar.ts';
import type { Db } from '../db/database.ts';
import { yearlyLimits } from '../db/schema/offers.ts';
import { newId } from '../db/uuid.ts';

type Kind = (typeof yearlyLimits.$inferSelect)['kind'];
export type Limit = Pick<typeof yearlyLimits.$inferSelect, 'kind' | 'offer' | 'since' | 'limitCents' | 'perPerson'>;

const columns = {
  kind: yearlyLimits.kind,
  offer: yearlyLimits.offer,
  since: yearlyLimits.since,
  limitCents: yearlyLimits.limitCents,
  perPerson: yearlyLimits.perPerson,
};

/** The limits in force on a day; those with `limitCents` null are ended. */
export const limitsOn = (db: Db, day: SQL, of?: { kind: Kind; offer: string }): Promise<Limit[]> =>
  db
    .selectDistinctOn([yearlyLimits.kind, yearlyLimits.offer], columns)
    .from(yearlyLimits)
    .where(
      and(lte(yearlyLimits.since, day), of && and(eq(yearlyLimits.kind, of.kind), eq(yearlyLimits.offer, of.offer))),
    )
    .orderBy(yearlyLimits.kind, yearlyLimits.offer, sql`${yearlyLimits.since} desc, ${yearlyLimits.id} desc`);

/** The next change of each limit. */
const limitsToCome = (db: Db): Promise<Limit[]> =>
  db
    .selectDistinctOn([yearlyLimits.kind, yearlyLimits.offer], columns)
    .from(yearlyLimits)
    .where(gt(yearlyLimits.since, today))
    .orderBy(yearlyLimits.kind, yearlyLimits.offer, sql`${yearlyLimits.since}, ${yearlyLimits.id} desc`);

/** The limit of each service or policy, and the one that comes after it. */
export async function presentedLimits(db: Db, kind: Kind) {
  const [inForce, toCome] = await Promise.all([limitsOn(db, today), limitsToCome(db)]);
  return (offer: string) => {
    const [limit, next] = [inForce, toCome].map((limits) => {
      const found = limits.find((one) => one.kind === kind && one.offer === offer);
      return found ? { limitCents: found.limitCents, perPerson: found.perPerson, since: found.since } : null;
    });
    const isChange =
      next && !(next.limitCents === (limit?.limitCents ?? null) && next.perPerson === (limit?.perPerson ?? false));
    return { limit: limit ?? null, limitToCome: isChange ? next : null };
  };
}

/** What is undefined stays as it is, as with earlier releases of the desk; `limitCents` null ends the limit. */
export type LimitChange = {
  limitCents?: number | null | undefined;
  limitPerPerson?: boolean | undefined;
  limitSince?: string | undefined;
};

/** From a day on, by default today. Does nothing if the limit of that day is the same already. */
export async function recordLimit(
  tx: Db,
  kind: Kind,
  offer: string,
  { limitCents, limitPerPerson, limitSince }: LimitChange,
) {
  if (limitCents === undefined) return;
  const since = limitSince === undefined ? today : sql<string>`${limitSince}::date`;
  const [inForce] = await limitsOn(tx, since, { kind, offer });
  const perPerson = limitCents !== null && (limitPerPerson ?? inForce?.perPerson ?? false);
  if ((inForce?.limitCents ?? null) === limitCents && (inForce?.perPerson ?? false) === perPerson) return;
  await tx.insert(yearlyLimits).values({ id: newId(), kind, offer, since, limitCents, perPerson });
}
