import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '../../server/db/schema/audit-log.ts';
import { yearlyLimits } from '../../server/db/schema/offers.ts';
import type { AdminOffers } from '../../src/contract/admin/offers.ts';
import { todayInEthiopia } from '../../src/contract/day.ts';
import type { Benefits } from '../../src/contract/responses/benefits.ts';
import { decideAs, sentClaim } from './support/admin.ts';
import { addedMember } from './support/family.ts';
import { aClaim, aPremiumClaim, type Customer, openTestServer } from './support/open.ts';

const context = openTestServer();
const today = todayInEthiopia();
const dayFrom = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

const offersAt = async (admin: Customer) => (await context.get('/admin/offers', admin)).json() as AdminOffers;
const serviceOf = async (admin: Customer, slug: string) =>
  (await offersAt(admin)).services.find((service) => service.slug === slug);

/** Saves the service as the desk does, with what is changed. */
async function changeService(admin: Customer, slug: string, change: object) {
  const { slug: _, limit, limitToCome, priceSince, ...service } = { ...(await serviceOf(admin, slug)) };
  return context.put(`/admin/services/${slug}`, { ...service, ...change }, admin);
}

async function approved(
  customer: Customer,
  admin: Customer,
  amountCents: number,
  body: object = aClaim,
  path?: string,
) {
  const { id } = await sentClaim(context, customer, body, path);
  return (await decideAs(context, admin, id, { action: 'approve', version: 1, amountCents })).json();
}

const limitsOf = async (customer: Customer) =>
  ((await context.get('/benefits', customer)).json() as Benefits).limits.services;

test('a limit is set with its service, kept with the earlier ones, and in the audit log', async () => {
  const admin = await context.customer('admin');
  expect(await serviceOf(admin, 'telemedicine')).toMatchObject({ limit: null, limitToCome: null });
  const answer = await changeService(admin, 'telemedicine', { limitCents: 50_000 });
  expect(answer.json()).toMatchObject({ limit: { limitCents: 50_000, since: today } });
  const [line] = await context.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(line).toMatchObject({ action: 'changeService', subject: 'telemedicine', details: { limitCents: 50_000 } });

  await changeService(admin, 'telemedicine', { limitCents: 80_000, limitSince: dayFrom(30) });
  // The same again, and the desk of an earlier release, change nothing.
  await changeService(admin, 'telemedicine', { limitCents: 50_000 });
  await changeService(admin, 'telemedicine', {});
  expect(await serviceOf(admin, 'telemedicine')).toMatchObject({
    limit: { limitCents: 50_000, since: today },
    limitToCome: { limitCents: 80_000, since: dayFrom(30) },
  });
  await changeService(admin, 'telemedicine', { limitCents: 50_000, limitSince: dayFrom(30) });
  expect(await serviceOf(admin, 'telemedicine')).toMatchObject({ limitToCome: null });
  await changeService(admin, 'telemedicine', { limitCents: null });
  expect(await serviceOf(admin, 'telemedicine')).toMatchObject({ limit: { limitCents: null, since: today } });
  expect(await context.db.select().from(yearlyLimits)).toHaveLength(4);
  await expect(context.db.update(yearlyLimits).set({ limitCents: 1 })).rejects.toThrow();
  await expect(context.db.delete(yearlyLimits)).rejects.toThrow();
});

test('a limit is refused below a cent, and to anyone but an administrator', async () => {
  const [admin, customer] = [await context.customer('admin'), await context.customer()];
  for (const limitCents of [0, -1, 0.5, 'all'])
    expect((await changeService(admin, 'telemedicine', { limitCents })).json().errors).toHaveProperty('limitCents');
  expect((await context.put('/admin/services/telemedicine', {}, customer)).statusCode).toBe(404);
});

test('what is left counts the approved claims of the customer, the service and the year, once each', async () => {
  const [admin, customer, other] = [
    await context.customer('admin'),
    await context.customer(),
    await context.customer(),
  ];
  await changeService(admin, 'routine-checkups', { limitCents: 50_000, limitSince: '2020-01-01' });
  const decided = await approved(customer, admin, 20_000);
  expect(decided.yearlyLimit).toMatchObject({ limitCents: 50_000, approvedCents: 20_000, leftCents: 30_000 });
  await decideAs(context, admin, decided.id, { action: 'pay', version: 2, day: today });
  await approved(other, admin, 7_000);
  await approved(customer, admin, 9_000, { ...aClaim, service: 'Maternity Care' });
  await approved(customer, admin, 8_000, { ...aClaim, treatedOn: dayFrom(-400) });
  const left = { kind: 'claim', service: 'Routine Checkups', limitCents: 50_000, approvedCents: 20_000 };
  expect(await limitsOf(customer)).toEqual([{ ...left, leftCents: 30_000 }]);

  // At the desk and for the customer; an earlier year has its own.
  const { id } = await sentClaim(context, customer);
  const seen = { limitCents: 50_000, approvedCents: 20_000, leftCents: 30_000 };
  expect((await context.get(`/admin/claims/${id}`, admin)).json().yearlyLimit).toMatchObject(seen);
  expect((await context.get(`/claims/${id}`, customer)).json().yearlyLimit).toMatchObject(seen);
  const early = await sentClaim(context, customer, { ...aClaim, treatedOn: dayFrom(-400) });
  const { yearlyLimit } = (await context.get(`/admin/claims/${early.id}`, admin)).json();
  expect(yearlyLimit).toMatchObject({ approvedCents: 8_000, leftCents: 42_000 });
  expect(yearlyLimit.from <= dayFrom(-400) && yearlyLimit.until >= dayFrom(-400)).toBe(true);

  // Above it is possible; an undone approval is not counted.
  const above = (await decideAs(context, admin, id, { action: 'approve', version: 1, amountCents: 40_000 })).json();
  expect(above).toMatchObject({ status: 'approved', yearlyLimit: { approvedCents: 60_000, leftCents: 0 } });
  await decideAs(context, admin, id, { action: 'undo', version: 2 });
  expect(await limitsOf(customer)).toMatchObject([{ approvedCents: 20_000 }]);
});

test('a renamed service keeps its limit and what is approved of it', async () => {
  const [admin, customer] = [await context.customer('admin'), await context.customer()];
  await changeService(admin, 'minor-surgeries', { limitCents: 10_000 });
  await approved(customer, admin, 4_000, { ...aClaim, service: 'Minor Surgeries' });
  await changeService(admin, 'minor-surgeries', { title: 'Small operations' });
  const { yearlyLimit } = await approved(customer, admin, 1_000, { ...aClaim, service: 'Small operations' });
  expect(yearlyLimit).toMatchObject({ approvedCents: 5_000, leftCents: 5_000 });
  await changeService(admin, 'minor-surgeries', { active: false });
  expect(await limitsOf(customer)).toMatchObject([{ service: 'Small operations', approvedCents: 5_000 }]);
});

test('policies have limits too, which premium customers see before their first claim', async () => {
  const [admin, customer, premium] = [
    await context.customer('admin'),
    await context.customer(),
    await context.customer('premium'),
  ];
  const { policies } = await offersAt(admin);
  const policy = policies.find(({ name }) => name === 'Emergency Care');
  const change = { name: 'Emergency Care', active: true, limitCents: 30_000 };
  const answer = (await context.put(`/admin/policies/${policy?.id}`, change, admin)).json();
  expect(answer).toMatchObject({ limit: { limitCents: 30_000, since: today }, limitToCome: null });
  expect(await limitsOf(customer)).toEqual([]);
  expect(await limitsOf(premium)).toMatchObject([{ kind: 'premium-claim', leftCents: 30_000 }]);
  await approved(premium, admin, 10_000, aPremiumClaim, '/premiumclaims');
  expect(await limitsOf(premium)).toMatchObject([{ service: 'Emergency Care', leftCents: 20_000 }]);
});

test('a limit for each person by itself counts the claims of that person, one for the family all of them', async () => {
  const [admin, customer] = [await context.customer('admin'), await context.customer('premium')];
  const child = await addedMember(context, admin, customer);
  const perPerson = { limitCents: 50_000, limitPerPerson: true };
  expect((await changeService(admin, 'medication-support', perPerson)).json()).toMatchObject({
    limit: { limitCents: 50_000, perPerson: true },
  });
  // The desk of an earlier release leaves it as it is.
  await changeService(admin, 'medication-support', { limitCents: 40_000 });
  const claim = { ...aClaim, service: 'Medication Support' };
  const own = await approved(customer, admin, 30_000, claim);
  const childs = await approved(customer, admin, 5_000, { ...claim, person: child });
  const [ofHolder, ofChild] = [
    { limitCents: 40_000, approvedCents: 30_000, leftCents: 10_000 },
    { limitCents: 40_000, approvedCents: 5_000, leftCents: 35_000 },
  ];
  expect((await context.get(`/admin/claims/${own.id}`, admin)).json().yearlyLimit).toMatchObject(ofHolder);
  expect(childs.yearlyLimit).toMatchObject({ ...ofChild, perPerson: true });
  expect((await context.get(`/claims/${childs.id}`, customer)).json().yearlyLimit).toMatchObject(ofChild);
  // Apart from the others: a page of an earlier release would show them as those of the family.
  const limits = async () => ((await context.get('/benefits', customer)).json() as Benefits).limits;
  const line = { kind: 'claim', service: 'Medication Support' };
  expect(await limits()).toMatchObject({
    people: [
      { ...line, person: 'Hiwot Bekele', ...ofHolder },
      { ...line, person: 'Liya Abebe', ...ofChild },
    ],
  });
  expect((await limits()).services.filter(({ service }) => service === line.service)).toEqual([]);

  await changeService(admin, 'medication-support', { limitCents: 40_000, limitPerPerson: false });
  expect((await limits()).services).toContainEqual({
    ...line,
    limitCents: 40_000,
    approvedCents: 35_000,
    leftCents: 5_000,
  });
  expect((await limits()).people).toEqual([]);
});
