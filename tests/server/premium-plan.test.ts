import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { updatePlanRoles } from '../../server/accounts/plan.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { subscriptions } from '../../server/db/schema/orders.ts';
import { newId } from '../../server/db/uuid.ts';
import { sentClaim } from './support/admin.ts';
import { aPremiumClaim, type Customer, openTestServer, password } from './support/open.ts';

const context = openTestServer();
const day = (offset: number) => new Date(Date.now() + 3 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);

async function registered(): Promise<Customer> {
  const email = `${newId()}@mail.example`;
  await context.post('/premium-register', { username: 'Hiwot Bekele', email, phone: '0911234567', password });
  const { token } = (await context.post('/premium-login', { email, password })).json();
  const customer = { id: '', email, token };
  return { ...customer, id: (await context.get('/premium-profile', customer)).json().user.id };
}

const userOf = async (customer: Customer) => (await context.get('/premium-profile', customer)).json().user;
const claim = (customer: Customer) => sentClaim(context, customer, aPremiumClaim, '/premiumclaims');
const confirm = (admin: Customer, customer: Customer, days: object = {}) =>
  context.put(`/admin/customers/${customer.id}/plan`, { plan: 'premium', from: day(0), ...days }, admin);
async function queue(admin: Customer) {
  const { claims } = (await context.get('/admin/claims', admin)).json();
  return (claims as { number: string }[]).map(({ number }) => number);
}

test('claims have priority only after the premium plan is confirmed', async () => {
  const [regular, customer, admin] = [await context.customer(), await registered(), await context.customer('admin')];
  expect(await userOf(customer)).toMatchObject({
    subscriptionPlan: 'Premium',
    planConfirmed: false,
    planFrom: null,
    planUntil: null,
  });
  await updatePlanRoles(context.db);

  const first = await sentClaim(context, regular);
  const early = await claim(customer);
  expect(await queue(admin)).toEqual([first.number, early.number]);
  expect((await context.get(`/claims/${early.id}`, customer)).json().priority).toBe(false);

  const { planUntil } = (await confirm(admin, customer)).json();
  expect(planUntil > day(363) && planUntil <= day(366)).toBe(true);
  expect(await userOf(customer)).toMatchObject({ planConfirmed: true, planFrom: day(0), planUntil });
  const late = await claim(customer);
  expect(await queue(admin)).toEqual([late.number, first.number, early.number]);
});

test('confirming an upgrade payment confirms the plan', async () => {
  const [customer, admin] = [await registered(), await context.customer('admin')];
  await context.post('/upgrade', { paymentMethod: 'Cash' }, customer);
  const { upgrades } = (await context.get('/admin/upgrades', admin)).json();
  const { id } = upgrades.find((one: { customer: { id: string } }) => one.customer.id === customer.id);
  await context.post(`/admin/upgrades/${id}/settlement`, { action: 'confirm' }, admin);
  expect(await userOf(customer)).toMatchObject({ planConfirmed: true, planUntil: expect.any(String) });
});

test('a plan confirmed for a future day starts on that day', async () => {
  const [customer, admin] = [await registered(), await context.customer('admin')];
  expect((await confirm(admin, customer, { from: day(3) })).json()).toMatchObject({
    plan: 'Premium',
    planConfirmed: false,
    planFrom: day(3),
  });
  await updatePlanRoles(context.db);
  expect(await userOf(customer)).toMatchObject({ planConfirmed: false, planFrom: day(3) });
  expect((await context.get(`/claims/${(await claim(customer)).id}`, customer)).json().priority).toBe(false);
});

test('a plan that has ended is not confirmed any more', async () => {
  const [customer, admin] = [await registered(), await context.customer('admin')];
  await confirm(admin, customer, { from: day(-9), until: day(-1) });
  expect((await context.get(`/admin/customers/${customer.id}`, admin)).json()).toMatchObject({
    plan: 'Regular',
    planConfirmed: false,
  });
  const endless = context.db.update(users).set({ premiumUntil: null }).where(eq(users.id, customer.id));
  await expect(endless).rejects.toThrow();
});

test('a premium service cannot be confirmed before the plan', async () => {
  const [customer, admin] = [await registered(), await context.customer('admin')];
  for (const service of ['telemedicine', 'routine-checkups']) {
    expect((await context.post('/subscriptions', { service, paymentMethod: 'Cash' }, customer)).statusCode).toBe(201);
  }
  const { subscriptions } = (await context.get(`/admin/customers/${customer.id}`, admin)).json();
  const settle = async (slug: string) => {
    const { id } = subscriptions.find((one: { service: { slug: string } }) => one.service.slug === slug);
    return context.post(`/admin/subscriptions/${id}/settlement`, { action: 'confirm' }, admin);
  };
  const refused = await settle('telemedicine');
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'The premium plan of this customer is not confirmed. Confirm it first.',
  ]);
  expect((await settle('routine-checkups')).statusCode).toBe(200);
  await confirm(admin, customer);
  expect((await settle('telemedicine')).json().state).toBe('confirmed');
});

test('administrators can filter customers by unconfirmed plans', async () => {
  const [waiting, confirmed, admin] = [
    await registered(),
    await context.customer('premium'),
    await context.customer('admin'),
  ];
  const { customers } = (await context.get('/admin/customers?plan=not-confirmed', admin)).json();
  const ids = customers.map(({ id }: { id: string }) => id);
  expect([ids.includes(waiting.id), ids.includes(confirmed.id)]).toEqual([true, false]);
});

test('a cover stands for the days of grace after its last day, and its customer is told until when', async () => {
  const [customer, admin] = [await context.customer('premium'), await context.customer('admin')];
  await context.db
    .update(users)
    .set({ premiumFrom: day(-368), premiumUntil: day(-3) })
    .where(eq(users.id, customer.id));
  await context.db.insert(subscriptions).values({
    id: newId(),
    userId: customer.id,
    serviceSlug: 'maternity-care',
    state: 'confirmed',
    receivedAt: new Date(),
    firstDay: day(-368),
    lastDay: day(-3),
  });
  const profileWith = async (days: number) => {
    expect((await context.put('/admin/grace-period', { days }, admin)).json()).toEqual({ days });
    await updatePlanRoles(context.db);
    return (await context.get('/profile', customer)).json();
  };
  expect(await profileWith(3)).toMatchObject({
    user: { subscriptionPlan: 'Premium', planConfirmed: true },
    planGraceUntil: day(0),
    services: ['Maternity Care'],
    subscriptions: [{ status: 'confirmed', until: day(-3), graceUntil: day(0) }],
  });
  expect(await profileWith(2)).toMatchObject({
    user: { subscriptionPlan: 'Regular', planConfirmed: false },
    planGraceUntil: null,
    services: [],
    subscriptions: [{ status: 'ended', graceUntil: null }],
  });
  expect((await context.put('/admin/grace-period', { days: 61 }, admin)).statusCode).toBe(422);
  await profileWith(0);
});
