import { expect, test } from 'vitest';
import { birrRates } from '../../server/db/schema/offers.ts';
import { todayInEthiopia } from '../../src/contract/day.ts';
import { decideAs, sentClaim } from './support/admin.ts';
import { aClaim, aPremiumClaim, openTestServer } from './support/open.ts';

const context = openTestServer();
const today = todayInEthiopia();
const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
const details = {
  amountPaid: '1,250.50',
  treatedOn: today,
  payToProvider: 'Commercial Bank of Ethiopia',
  payToAccount: '1000 2345 6789',
};
const stored = {
  paidBirrCents: 125_050,
  treatedOn: today,
  payTo: { provider: details.payToProvider, account: details.payToAccount },
};

test.each([
  ['a claim', aClaim, '/claims', 'customer'],
  ['a premium claim', aPremiumClaim, '/premiumclaims', 'premium'],
] as const)(
  '%s may say what was paid, when, and where to pay to, which the next form remembers',
  async (_, body, path, role) => {
    const [customer, admin] = [await context.customer(role), await context.customer('admin')];
    const { id } = await sentClaim(context, customer, { ...body, ...details }, path);
    expect((await context.get(`/claims/${id}`, customer)).json()).toMatchObject(stored);
    expect((await context.get(`/admin/claims/${id}`, admin)).json()).toMatchObject(stored);
    expect((await context.ownData(customer)).json().claims[0]).toMatchObject(stored);
    await sentClaim(context, customer, body, path);
    expect((await context.get('/profile', customer)).json().payTo).toEqual(stored.payTo);
  },
);

test('a claim that says none of it is taken, also from an earlier release', async () => {
  const customer = await context.customer();
  const sent = await context.post('/claims', aClaim, customer, { 'payload-version': '2' });
  expect(sent.statusCode).toBe(201);
  const { claims, payTo } = (await context.get('/profile', customer)).json();
  expect(payTo).toBeNull();
  const nothing = { paidBirrCents: null, treatedOn: null, payTo: null };
  expect((await context.get(`/claims/${claims[0].id}`, customer)).json()).toMatchObject(nothing);
});

test('a treatment in the future, and half of a bank account, are refused at their fields', async () => {
  const customer = await context.customer();
  const errorsOf = async (wrong: object) =>
    (await context.post('/claims', { ...aClaim, ...wrong }, customer)).json().errors;
  expect(await errorsOf({ treatedOn: tomorrow })).toMatchObject({ treatedOn: { code: 'in-future' } });
  expect(await errorsOf({ payToProvider: 'CBE' })).toMatchObject({ payToAccount: { code: 'required' } });
  expect(await errorsOf({ payToAccount: '1000' })).toMatchObject({ payToProvider: { code: 'required' } });
});

test('an approved claim that was paid is shown as approved to its customer, with day and reference', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const { id } = await sentClaim(context, customer);
  const pay = { action: 'pay', version: 2, day: today, reference: 'FT2633' };
  expect((await decideAs(context, admin, id, { ...pay, version: 1 })).statusCode).toBe(409);
  await decideAs(context, admin, id, { action: 'approve', version: 1, amountCents: 12_345 });
  const early = await decideAs(context, admin, id, { ...pay, day: tomorrow });
  expect(early.json().errors.day.code).toBe('in-future');
  const paid = (await decideAs(context, admin, id, pay)).json();
  expect(paid).toMatchObject({ status: 'paid', amountCents: 12_345, payment: { day: today, reference: 'FT2633' } });
  expect(paid.actions).toEqual(['undo']);

  const seen = (await context.get(`/claims/${id}`, customer)).json();
  expect(seen).toMatchObject({ status: 'approved', amountCents: 12_345, payment: { day: today, reference: 'FT2633' } });
  expect(seen.events.at(-1)).toMatchObject({ from: 'approved', to: 'approved', payment: { day: today } });
  expect(seen.events.at(-1)).not.toHaveProperty('action');

  expect((await decideAs(context, admin, id, { action: 'undo', version: 3 })).json()).toMatchObject({
    status: 'approved',
    amountCents: 12_345,
    payment: null,
  });
});

test('an approved amount has the birr rate of the day of its approval', async () => {
  await context.db.insert(birrRates).values([
    { since: '2026-01-01', rate: 120 },
    { since: tomorrow, rate: 200 },
  ]);
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const { id } = await sentClaim(context, customer);
  expect((await context.get(`/claims/${id}`, customer)).json().birr).toBeNull();
  await decideAs(context, admin, id, { action: 'approve', version: 1, amountCents: 12_345 });
  const [line] = (await context.get('/claims', customer)).json().claims;
  expect(line.birr).toEqual({ rate: 120, since: '2026-01-01' });
});
