import { count } from 'drizzle-orm';
import { brand } from '../../src/contract/brand.ts';
import { catalogue, firstPricesSince } from '../../src/contract/catalogue.ts';
import { serviceHighlights } from '../../src/contract/highlights/en.ts';
import { premiumChoices } from '../../src/contract/premium-choices.ts';
import { serviceWords } from '../../src/contract/services/en.ts';
import type { Database, Db } from './database.ts';
import { hospitals, paymentMethods, policies, services } from './schema.ts';
import { newId } from './uuid.ts';

/** What is on offer before anybody changed it. Towns and phones are placeholders, like the company's own. */
const firstTowns: Record<(typeof premiumChoices.hospitals)[number], string> = {
  'City Hospital': 'Addis Ababa',
  'HealthCare Plus': 'Adama',
  'Sunrise Medical': 'Hawassa',
  "St. Mary's": 'Bahir Dar',
};
const firstHospitals = premiumChoices.hospitals.map((name) => ({ name, town: firstTowns[name], phone: brand.phone }));
const firstPolicies = premiumChoices.policies.map((name) => ({ name }));
const firstPaymentMethods = [
  ...premiumChoices.paymentMethods.map((name) => ({ name, premium: true })),
  { name: 'Mobile Banking', premium: false },
];

/**
 * Fills what is empty, and adds services that this version brought. A hospital, policy or way to pay that the company
 * took off its list does not come back at the next start.
 */
export async function addFirstContent({ db }: Database) {
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
    if (await isEmpty(tx, hospitals)) await tx.insert(hospitals).values(placed(firstHospitals)).onConflictDoNothing();
    if (await isEmpty(tx, policies)) {
      await tx.insert(policies).values(placed(firstPolicies)).onConflictDoNothing();
    }
    if (await isEmpty(tx, paymentMethods)) {
      await tx.insert(paymentMethods).values(placed(firstPaymentMethods)).onConflictDoNothing();
    }
  });
}

async function isEmpty(db: Db, table: typeof hospitals | typeof policies | typeof paymentMethods) {
  const [rows] = await db.select({ count: count() }).from(table);
  return rows?.count === 0;
}

const placed = <T extends object>(rows: T[]) => rows.map((row, position) => ({ id: newId(), position, ...row }));
