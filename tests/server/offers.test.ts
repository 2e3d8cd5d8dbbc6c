import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addFirstContent } from '../../server/db/first-content.ts';
import { hospitals, services } from '../../server/db/schema.ts';
import { catalogue } from '../../src/contract/catalogue.ts';
import { openHouse } from './house/open.ts';

const house = openHouse();
const names = (options: { name: string }[]) => options.map(({ name }) => name);

test('the options have the first content of the specification', async () => {
  const options = (await house.get('/options')).json();
  const four = ['City Hospital', 'HealthCare Plus', 'Sunrise Medical', "St. Mary's"];
  expect(names(options.hospitals)).toEqual(four);
  expect(options.hospitals.every(({ town, phone }: { town: string; phone: string }) => town && phone)).toBe(true);
  expect(options.services).toHaveLength(14);
  expect(names(options.paymentMethods)).toEqual([
    'Credit Card',
    'Debit Card',
    'Bank Transfer',
    'Cash',
    'Mobile Banking',
  ]);
  expect(names(options.premium.hospitals)).toEqual(four);
  expect(names(options.premium.policies)).toEqual([
    'Emergency Care',
    'Doctor Appointments',
    'Surgical Procedures',
    'Inpatient Services',
  ]);
  expect(names(options.premium.paymentMethods)).toEqual(['Credit Card', 'Debit Card', 'Bank Transfer', 'Cash']);
});

test('the services are those of the catalogue, in its order, with its prices', async () => {
  const offered: (typeof services.$inferSelect)[] = (await house.get('/services')).json().services;
  expect(offered.map(({ slug, premium, yearlyPrice }) => ({ slug, premium, yearlyPrice }))).toEqual(catalogue);
  expect(offered.every(({ title, description, highlights }) => title && description && highlights.length > 0)).toBe(
    true,
  );
});

test('what the company changed or took off its list stays so at the next start', async () => {
  await house.db
    .update(services)
    .set({ yearlyPrice: 175, priceSince: '2026-12-01' })
    .where(eq(services.slug, 'telemedicine'));
  await house.db.delete(services).where(eq(services.slug, 'private-rooms'));
  await house.db.delete(hospitals).where(eq(hospitals.name, 'Sunrise Medical'));
  await addFirstContent(house.database);

  const offered = (await house.get('/services')).json().services;
  expect(offered.find(({ slug }: { slug: string }) => slug === 'telemedicine')).toMatchObject({
    yearlyPrice: 175,
    priceSince: '2026-12-01',
  });
  expect(offered).toHaveLength(14);
  expect(names((await house.get('/options')).json().hospitals)).not.toContain('Sunrise Medical');
});
