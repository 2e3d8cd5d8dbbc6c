import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
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

export const allServices = (db: Db) => db.select().from(services).orderBy(services.position);
export const allHospitals = (db: Db) => db.select().from(hospitals).orderBy(hospitals.position);
export const allPolicies = (db: Db) => db.select().from(policies).orderBy(policies.position);
export const allPaymentMethods = (db: Db) => db.select().from(paymentMethods).orderBy(paymentMethods.position);

export const isOffered = ({ active }: { active: boolean }) => active;

export async function isServiceOffered(db: Db, slug: string): Promise<boolean> {
  const [found] = await db.select({ active: services.active }).from(services).where(eq(services.slug, slug));
  return found?.active === true;
}

/** The current rate. */
export async function birrRate(db: Db) {
  const [inForce] = await db
    .select()
    .from(birrRates)
    .where(lte(birrRates.since, today))
    .orderBy(desc(birrRates.since))
    .limit(1);
  return inForce;
}

/** The next future rate. */
export async function nextBirrRate(db: Db) {
  const [next] = await db
    .select()
    .from(birrRates)
    .where(gt(birrRates.since, today))
    .orderBy(asc(birrRates.since))
    .limit(1);
  return next;
}

const isHospital = (name: string) =>
  sql`exists (select from ${hospitals} where ${and(eq(hospitals.name, name), hospitals.active)})`;
const isService = (title: string) =>
  sql`exists (select from ${services} where ${and(eq(services.title, title), services.active)})`;
const isPolicy = (name: string) =>
  sql`exists (select from ${policies} where ${and(eq(policies.name, name), policies.active)})`;
export const isPaymentMethod = (name: string, also = sql`true`) =>
  sql`exists (select from ${paymentMethods} where ${and(eq(paymentMethods.name, name), paymentMethods.active, also)})`;

/** For each field of the claim form, an SQL condition that its value is on offer. */
export const offeredForClaim = (chosen: { hospital: string; service: string; paymentMethod: string }) => ({
  hospital: isHospital(chosen.hospital),
  service: isService(chosen.service),
  paymentMethod: isPaymentMethod(chosen.paymentMethod),
});

export const offeredForPremiumClaim = (chosen: { hospital: string; policy: string; paymentMethod: string }) => ({
  hospital: isHospital(chosen.hospital),
  policy: isPolicy(chosen.policy),
  paymentMethod: isPaymentMethod(chosen.paymentMethod, sql`${paymentMethods.premium}`),
});

/** Whether a year may be paid in instalments. */
export async function isOfferedByQuarter(db: Db): Promise<boolean> {
  const [settings] = await db.select().from(coverSettings);
  return settings?.byQuarter === true;
}
const isByQuarter = sql`exists (select from ${coverSettings} where ${coverSettings.byQuarter})`;

type Order = {
  paymentMethod: string;
  yearlyPrice?: number | null | undefined;
  byQuarter?: boolean | undefined;
};

/** The same for orders. A price is accepted if it was ever offered, since a letter may arrive long after it was written. */
export const offeredForSubscription = (chosen: Order & { service: string }) => ({
  service: sql`exists (select from ${services} where ${and(eq(services.slug, chosen.service), services.active)})`,
  paymentMethod: isPaymentMethod(chosen.paymentMethod),
  ...(chosen.yearlyPrice !== undefined && { yearlyPrice: wasPriceOf(chosen.service, chosen.yearlyPrice) }),
  ...(chosen.byQuarter && { byQuarter: isByQuarterAt(chosen) }),
});

export const offeredForUpgrade = ({ paymentMethod, yearlyPrice, byQuarter }: Order) => ({
  paymentMethod: isPaymentMethod(paymentMethod),
  ...(yearlyPrice !== undefined && { yearlyPrice: wasPremiumPrice(yearlyPrice) }),
  ...(byQuarter && { byQuarter: isByQuarterAt({ yearlyPrice }) }),
});

/** A price on request is not divided. */
const isByQuarterAt = ({ yearlyPrice }: Pick<Order, 'yearlyPrice'>) => (yearlyPrice ? isByQuarter : sql`false`);

const isSame = (price: number | null) => sql`yearly_price is not distinct from ${price}::float8`;

const wasPriceOf = (slug: string, price: number | null) => sql`(
  exists (select from ${services} where slug = ${slug} and ${isSame(price)})
  or exists (select from ${servicePrices} where service_slug = ${slug} and ${isSame(price)}))`;

/** Until a price is set it is on request. */
const wasPremiumPrice = (price: number | null) =>
  sql`(${price}::float8 is null or exists (select from ${premiumPrices} where ${isSame(price)}))`;

export async function premiumPrice(db: Db) {
  const [newest] = await db.select().from(premiumPrices).orderBy(desc(premiumPrices.since)).limit(1);
  return newest;
}
