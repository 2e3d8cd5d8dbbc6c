import type { Db } from '../db/database.ts';
import { birrRates, policies, premiumPrices, yearlyLimits } from '../db/schema/offers.ts';
import { newId } from '../db/uuid.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Adds the price of the premium plan, birr rates for all of the claims, and yearly limits, some of which are reached. */
export async function addPrices(db: Db) {
  await db.insert(premiumPrices).values({ since: daysAgo(60), yearlyPrice: 300 });
  await db.insert(birrRates).values([
    { rate: 143.2, since: dayOf(daysAgo(500)) },
    { rate: 149.8, since: dayOf(daysAgo(120)) },
    { rate: 154.5, since: dayOf(daysAgo(9)) },
  ]);
  const [policy] = await db.select().from(policies).orderBy(policies.position).limit(1);
  const limits = [
    { kind: 'claim' as const, offer: 'routine-checkups', limitCents: 60_000 },
    { kind: 'claim' as const, offer: 'maternity-care', limitCents: 300_000 },
    { kind: 'claim' as const, offer: 'emergency-assistance', limitCents: 120_000 },
    ...(policy ? [{ kind: 'premium-claim' as const, offer: policy.id, limitCents: 250_000 }] : []),
  ];
  await db.insert(yearlyLimits).values(limits.map((limit) => ({ ...limit, id: newId(), since: dayOf(daysAgo(500)) })));
}
