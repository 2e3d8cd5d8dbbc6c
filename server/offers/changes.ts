import { desc, eq, sql } from 'drizzle-orm';
import { today } from '../db/calendar.ts';
import type { Db } from '../db/database.ts';
import {
  birrRates,
  coverSettings,
  hospitals,
  paymentMethods,
  policies,
  premiumPrices,
  servicePrices,
  services,
} from '../db/schema/offers.ts';
import { newId } from '../db/uuid.ts';
import { type LimitChange, recordLimit } from './limits.ts';

type Service = typeof services.$inferSelect;
type Hospital = typeof hospitals.$inferSelect;
type Policy = typeof policies.$inferSelect;
type PaymentMethod = typeof paymentMethods.$inferSelect;

type ServiceContent = Omit<Service, 'slug' | 'position' | 'priceSince'> & {
  priceSince?: string | undefined;
} & LimitChange;
type Location = { latitude: number; longitude: number };
/** What is not given stays as it is. */
type HospitalContent = Pick<Hospital, 'name' | 'town' | 'phone' | 'map' | 'active'> & {
  hours?: string | null | undefined;
  services?: string[] | undefined;
  location?: Location | null | undefined;
};
type PolicyContent = Omit<Policy, 'id' | 'position'> & LimitChange;
type PaymentMethodContent = Omit<PaymentMethod, 'id' | 'position'>;

const lastPosition = (table: typeof services | typeof hospitals | typeof policies | typeof paymentMethods) =>
  sql<number>`(select coalesce(max(position), -1) + 1 from ${table})`;

export async function addService(
  db: Db,
  { priceSince, limitCents, limitPerPerson, limitSince, ...service }: ServiceContent & { slug: string },
) {
  const values = { ...service, position: lastPosition(services), priceSince: priceSince ?? today };
  return db.transaction(async (tx) => {
    const [added] = await tx.insert(services).values(values).returning();
    if (added) {
      await recordPrice(tx, added);
      await recordLimit(tx, 'claim', added.slug, { limitCents, limitPerPerson, limitSince });
    }
    return added;
  });
}

/** Without `priceSince`, a changed price applies from today, and an unchanged one keeps its date. */
export async function changeService(
  db: Db,
  slug: string,
  { priceSince, limitCents, limitPerPerson, limitSince, ...service }: ServiceContent,
) {
  const price = sql`${service.yearlyPrice}::float8`;
  const since = sql`case when ${services.yearlyPrice} is distinct from ${price} then ${today} else ${services.priceSince} end`;
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(services)
      .set({ ...service, priceSince: priceSince ?? since })
      .where(eq(services.slug, slug))
      .returning();
    if (changed) {
      await recordPrice(tx, changed);
      await recordLimit(tx, 'claim', slug, { limitCents, limitPerPerson, limitSince });
    }
    return changed;
  });
}

/** Does nothing if the service has this price already. */
async function recordPrice(db: Db, { slug, yearlyPrice }: Service) {
  const [newest] = await db
    .select()
    .from(servicePrices)
    .where(eq(servicePrices.serviceSlug, slug))
    .orderBy(desc(servicePrices.since))
    .limit(1);
  if (newest?.yearlyPrice === yearlyPrice) return;
  await db.insert(servicePrices).values({ serviceSlug: slug, yearlyPrice, since: new Date() }).onConflictDoNothing();
}

export async function changePremiumPrice(db: Db, yearlyPrice: number | null) {
  // Of two changes in one millisecond the later one counts.
  const [added] = await db
    .insert(premiumPrices)
    .values({ since: new Date(), yearlyPrice })
    .onConflictDoUpdate({ target: premiumPrices.since, set: { yearlyPrice } })
    .returning();
  return added;
}

const withCoordinates = ({ location, ...hospital }: HospitalContent) => ({
  ...hospital,
  ...(location !== undefined && {
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
  }),
});

export async function addHospital(db: Db, hospital: HospitalContent) {
  const values = { id: newId(), position: lastPosition(hospitals), ...withCoordinates(hospital) };
  const [added] = await db.insert(hospitals).values(values).returning();
  return added;
}

export async function changeHospital(db: Db, id: string, to: HospitalContent) {
  const [changed] = await db.update(hospitals).set(withCoordinates(to)).where(eq(hospitals.id, id)).returning();
  return changed;
}

export async function addPolicy(db: Db, { limitCents, limitPerPerson, limitSince, ...policy }: PolicyContent) {
  const values = { id: newId(), position: lastPosition(policies), ...policy };
  return db.transaction(async (tx) => {
    const [added] = await tx.insert(policies).values(values).returning();
    if (added) await recordLimit(tx, 'premium-claim', added.id, { limitCents, limitPerPerson, limitSince });
    return added;
  });
}

export async function changePolicy(
  db: Db,
  id: string,
  { limitCents, limitPerPerson, limitSince, ...to }: PolicyContent,
) {
  return db.transaction(async (tx) => {
    const [changed] = await tx.update(policies).set(to).where(eq(policies.id, id)).returning();
    if (changed) await recordLimit(tx, 'premium-claim', id, { limitCents, limitPerPerson, limitSince });
    return changed;
  });
}

export async function addPaymentMethod(db: Db, paymentMethod: PaymentMethodContent) {
  const values = { id: newId(), position: lastPosition(paymentMethods), ...paymentMethod };
  const [added] = await db.insert(paymentMethods).values(values).returning();
  return added;
}

export async function changePaymentMethod(db: Db, id: string, to: PaymentMethodContent) {
  const [changed] = await db.update(paymentMethods).set(to).where(eq(paymentMethods.id, id)).returning();
  return changed;
}

/** What was begun by quarter goes on so. */
export async function offerByQuarter(db: Db, byQuarter: boolean): Promise<void> {
  await db.update(coverSettings).set({ byQuarter });
}

/** Keeps the rates of earlier days; a second rate for the same day replaces the first. */
export async function changeBirrRate(db: Db, { rate, since }: { rate: number; since?: string | undefined }) {
  const [changed] = await db
    .insert(birrRates)
    .values({ rate, since: since ?? today })
    .onConflictDoUpdate({ target: birrRates.since, set: { rate } })
    .returning();
  return changed;
}
