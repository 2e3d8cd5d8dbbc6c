import { count } from 'drizzle-orm';
import { catalogue, firstPricesSince } from '../../src/contract/catalogue.ts';
import { firstHospitals } from '../../src/contract/first-hospitals.ts';
import { firstOptions } from '../../src/contract/first-options.ts';
import { serviceHighlights } from '../../src/contract/highlights/en.ts';
import { serviceWords } from '../../src/contract/services/en.ts';
import type { Database, Db } from './database.ts';
import { hospitals, paymentMethods, policies, servicePrices, services } from './schema/offers.ts';
import { newId } from './uuid.ts';

const hospitalRows = firstHospitals.map(({ id: _, location, ...hospital }) => ({ ...hospital, ...location }));
const firstPolicies = firstOptions.premium.policies.map(({ name }) => ({ name }));
const firstPaymentMethods = firstOptions.paymentMethods.map(({ name }) => ({
  name,
  premium: firstOptions.premium.paymentMethods.some((method) => method.name === name),
}));

/**
 * Fills empty tables, and adds services that are new in this version. Other tables are filled only once, so that rows an
 * administrator removed do not come back.
 */
export async function seedContent({ db }: Database) {
  await db.transaction(async (tx) => {
    await tx
      .insert(services)
      .values(
        catalogue.map((service, position) => ({
          ...service,
          ...serviceWords[service.slug],
          highlights: serviceHighlights[service.slug],
          position,
          priceSince: firstPricesSince,
        })),
      )
      .onConflictDoNothing();
    await tx
      .insert(servicePrices)
      .values(
        catalogue.map(({ slug, yearlyPrice }) => ({
          serviceSlug: slug,
          yearlyPrice,
          since: new Date(firstPricesSince),
        })),
      )
      .onConflictDoNothing();
    if (await isEmpty(tx, hospitals))
      await tx.insert(hospitals).values(withPositions(hospitalRows)).onConflictDoNothing();
    if (await isEmpty(tx, policies)) {
      await tx.insert(policies).values(withPositions(firstPolicies)).onConflictDoNothing();
    }
    if (await isEmpty(tx, paymentMethods)) {
      await tx.insert(paymentMethods).values(withPositions(firstPaymentMethods)).onConflictDoNothing();
    }
  });
}

async function isEmpty(db: Db, table: typeof hospitals | typeof policies | typeof paymentMethods) {
  const [rows] = await db.select({ count: count() }).from(table);
  return rows?.count === 0;
}

const withPositions = <T extends object>(rows: T[]) => rows.map((row, position) => ({ id: newId(), position, ...row }));
