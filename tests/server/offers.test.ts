import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hospitals, services } from '../../server/db/schema/offers.ts';
import { seedContent } from '../../server/db/seed.ts';
import { catalogue } from '../../src/contract/catalogue.ts';
import { firstHospitals } from '../../src/contract/first-hospitals.ts';
import { serviceHighlights as highlightsInAmharic } from '../../src/contract/highlights/am.ts';
import type { OfferedServices } from '../../src/contract/responses/services.ts';
import { serviceWords as wordsInAmharic } from '../../src/contract/services/am.ts';
import { openTestServer } from './support/open.ts';

type Service = OfferedServices['services'][number];

const context = openTestServer();
const names = (options: { name: string }[]) => options.map(({ name }) => name);

test('the options contain the seed data', async () => {
  const options = (await context.get('/options')).json();
  const four = ['City Hospital', 'HealthCare Plus', 'Sunrise Medical', "St. Mary's"];
  expect(names(options.hospitals)).toEqual(firstHospitals.map(({ name }) => name));
  expect(names(options.hospitals)).toEqual(expect.arrayContaining(four));
  expect(options.hospitals.every(({ town, phone }: { town: string; phone: string }) => town && phone)).toBe(true);
  expect(options.services).toHaveLength(14);
  expect(names(options.paymentMethods)).toEqual([
    'Credit Card',
    'Debit Card',
    'Bank Transfer',
    'Cash',
    'Mobile Banking',
  ]);
  expect(names(options.premium.hospitals)).toEqual(names(options.hospitals));
  expect(names(options.premium.policies)).toEqual([
    'Emergency Care',
    'Doctor Appointments',
    'Surgical Procedures',
    'Inpatient Services',
  ]);
  expect(names(options.premium.paymentMethods)).toEqual(['Credit Card', 'Debit Card', 'Bank Transfer', 'Cash']);
});

test('the services are those of the catalogue, in its order, with its prices', async () => {
  const offered: (typeof services.$inferSelect)[] = (await context.get('/services')).json().services;
  expect(offered.map(({ slug, title, premium, yearlyPrice }) => ({ slug, title, premium, yearlyPrice }))).toEqual(
    catalogue,
  );
  expect(offered.every(({ title, description, highlights }) => title && description && highlights.length > 0)).toBe(
    true,
  );
});

test('services are translated, except texts edited by administrators', async () => {
  const inAmharic = async () =>
    (await context.ask({ url: '/api/services', headers: { 'accept-language': 'am' } })).json().services as Service[];
  const titles = (services: Service[]) => services.map(({ title }) => title);
  expect(titles(await inAmharic())).toEqual(catalogue.map(({ slug }) => wordsInAmharic[slug].title));
  await context.db.update(services).set({ title: 'Birth and after' }).where(eq(services.slug, 'maternity-care'));
  const [changed] = (await inAmharic()).filter(({ slug }) => slug === 'maternity-care');
  expect(changed).toMatchObject({
    title: 'Birth and after',
    description: wordsInAmharic['maternity-care'].description,
    highlights: highlightsInAmharic['maternity-care'],
  });
  await context.db.update(services).set({ title: 'Maternity Care' }).where(eq(services.slug, 'maternity-care'));
});

test('what the desk says of a hospital is public; what it does not say stays as it was', async () => {
  const admin = await context.customer('admin');
  const hospital = { name: 'Jimma Hope', town: 'Jimma', phone: '0947 11 22 33', map: null, active: true };
  const details = {
    hours: 'Mo-Fr 08:00-17:00',
    services: ['maternity-care'],
    location: { latitude: 7.67, longitude: 36.83 },
  };
  const { id } = (await context.post('/admin/hospitals', { ...hospital, ...details }, admin)).json();
  const change = (changed: object) => context.put(`/admin/hospitals/${id}`, { ...hospital, ...changed }, admin);
  const shown = async () => {
    const { hospitals } = (await context.get('/hospitals')).json() as { hospitals: { id: string }[] };
    return hospitals.find((one) => one.id === id);
  };
  const phone = '+251947112233';
  expect(await shown()).toEqual({ ...hospital, ...details, id, phone, active: undefined });
  // As a desk of an earlier release does.
  expect((await change({ town: 'Agaro' })).json()).toMatchObject({ town: 'Agaro', ...details });
  expect(await shown()).toMatchObject({ town: 'Agaro', ...details });
  await change({ hours: null, services: [], location: null });
  expect(await shown()).toMatchObject({ hours: null, services: [], location: null });
  const refused = await Promise.all([
    change({ services: ['no-such-service'] }),
    change({ location: { latitude: 36.83, longitude: 7.67 } }),
    change({ location: { latitude: 7.67 } }),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
  await change({ active: false });
  expect(await shown()).toBeUndefined();
});

test('a new database has the hospitals of the build, with their places', async () => {
  const { hospitals: shown } = (await context.get('/hospitals')).json() as { hospitals: { id: string }[] };
  expect(shown.map((one) => ({ ...one, id: '' }))).toEqual(firstHospitals.map((one) => ({ ...one, id: '' })));
});

test('edited and removed offers stay so after a restart', async () => {
  await context.db
    .update(services)
    .set({ yearlyPrice: 175, priceSince: '2026-12-01' })
    .where(eq(services.slug, 'telemedicine'));
  await context.db.delete(services).where(eq(services.slug, 'private-rooms'));
  await context.db.delete(hospitals).where(eq(hospitals.name, 'Sunrise Medical'));
  await seedContent(context.database);

  const offered = (await context.get('/services')).json().services;
  expect(offered.find(({ slug }: { slug: string }) => slug === 'telemedicine')).toMatchObject({
    yearlyPrice: 175,
    priceSince: '2026-12-01',
  });
  expect(offered).toHaveLength(14);
  expect(names((await context.get('/options')).json().hospitals)).not.toContain('Sunrise Medical');
});

test('changes of the Premium price at the same moment all succeed', async () => {
  const admin = await context.customer('admin');
  const change = (yearlyPrice: number) => context.put('/admin/premium-price', { yearlyPrice }, admin);
  const changes = await Promise.all(Array.from({ length: 20 }, (_, index) => change(200 + index)));
  expect(changes.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
});
