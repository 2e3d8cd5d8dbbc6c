import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { updatePlanRoles } from '../../server/accounts/plan.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { notices } from '../../server/db/schema/notices.ts';
import { subscriptions, upgrades } from '../../server/db/schema/orders.ts';
import { paymentLedger, payments } from '../../server/db/schema/payments.ts';
import { newId } from '../../server/db/uuid.ts';
import { addEndingNotices } from '../../server/notices/ending.ts';
import { createSandbox, decideSandboxPayment } from '../../server/payments/sandbox.ts';
import { verify } from '../../server/payments/verify.ts';
import { localDay } from '../../src/contract/day.ts';
import { instalmentDueOn, instalmentsLastDay } from '../../src/contract/instalments.ts';
import { bookRows } from '../soak/support/books.ts';
import { type Customer, openTestServer } from './support/open.ts';

const server = openTestServer({ payments: { provider: 'sandbox' } });
let admin: Customer;
const offer = (offered: boolean) => server.put('/admin/by-quarter', { offered }, admin);

beforeAll(async () => {
  admin = await server.customer('admin');
  await server.put('/admin/birr-rate', { rate: 151.37 }, admin);
  await server.put('/admin/premium-price', { yearlyPrice: 301 }, admin);
});
beforeEach(() => offer(true));

type Kind = 'subscription' | 'upgrade';
const path = { subscription: 'subscriptions', upgrade: 'upgrades' } as const;
const day = (days: number) => localDay(new Date(), days);
const dayAfter = (of: string) => localDay(new Date(of), 1);
const profileOf = async (customer: Customer) => (await server.get('/profile', customer)).json();
const newest = async (customer: Customer, kind: Kind) => {
  const { subscriptions: services, upgrade } = await profileOf(customer);
  return kind === 'upgrade' ? upgrade : services[0];
};

const send = (customer: Customer, kind: Kind, more: object = { byQuarter: true }) =>
  server.post(
    kind === 'upgrade' ? '/upgrade' : '/subscriptions',
    {
      ...(kind === 'subscription' && { service: 'maternity-care' }),
      paymentMethod: 'Mobile Banking',
      yearlyPrice: kind === 'upgrade' ? 301 : 500,
      ...more,
    },
    customer,
    { 'idempotency-key': newId() },
  );
async function order(customer: Customer, kind: Kind = 'subscription', more?: object): Promise<string> {
  expect((await send(customer, kind, more)).statusCode).toBe(201);
  return (await newest(customer, kind)).id;
}
const begin = (customer: Customer, id: string, kind: Kind = 'subscription', instalment?: number) =>
  server.post('/payments', { id: newId(), order: { kind, id }, instalment }, customer);
const settleAtSandbox = async (id: string) => {
  await decideSandboxPayment(server.db, id, 'paid');
  await verify({ db: server.db, payments: createSandbox(server.db) }, id);
};
async function pay(customer: Customer, id: string, kind: Kind = 'subscription') {
  const begun = await begin(customer, id, kind);
  expect(begun.statusCode).toBe(201);
  await settleAtSandbox(begun.json().id);
  return (await server.get(`/payments/${begun.json().id}`, customer)).json();
}
/** As if the year had begun so many days ago. */
async function began(id: string, daysAgo: number, kind: Kind = 'subscription') {
  const table = kind === 'upgrade' ? upgrades : subscriptions;
  const [found] = await server.db
    .select({ paid: table.instalmentsPaid, userId: table.userId })
    .from(table)
    .where(eq(table.id, id));
  const firstDay = day(-daysAgo);
  const lastDay = instalmentsLastDay(firstDay, found?.paid ?? 4);
  await server.db.update(table).set({ firstDay, lastDay }).where(eq(table.id, id));
  if (kind === 'upgrade')
    await server.db
      .update(users)
      .set({ premiumFrom: firstDay, premiumUntil: lastDay })
      .where(eq(users.id, found?.userId ?? ''));
  return firstDay;
}
const booksAreRight = async () =>
  expect((await bookRows('payments', server.database)).filter(({ passed }) => !passed)).toEqual([]);

test('instalments are ordered only while the desk offers them, and for a price', async () => {
  await offer(false);
  const customer = await server.customer();
  expect((await profileOf(customer)).byQuarter).toBe(false);
  const refused = await send(customer, 'subscription');
  expect([refused.statusCode, refused.json().errors.byQuarter.code]).toEqual([422, 'not-offered']);
  await offer(true);
  expect((await profileOf(customer)).byQuarter).toBe(true);
  expect((await server.get('/admin/offers', admin)).json().byQuarter).toBe(true);
  const onRequest = await send(customer, 'subscription', {
    service: 'minor-surgeries',
    yearlyPrice: null,
    byQuarter: true,
  });
  expect(onRequest.statusCode).toBe(422);
  const log = (await server.get('/admin/audit-log?group=offers', admin)).json();
  expect(JSON.stringify(log)).toContain('changeByQuarter');
});

test('four instalments pay the year to the cent, each covers its quarter, and has its own receipt', async () => {
  const customer = await server.customer();
  const id = await order(customer, 'upgrade');
  expect(await newest(customer, 'upgrade')).toMatchObject({
    instalments: { paid: 0, yearUntil: null, next: { number: 1, cents: 7525, dueOn: null } },
  });
  const made = [];
  for (const number of [1, 2, 3, 4]) {
    made.push(await pay(customer, id, 'upgrade'));
    const { user, upgrade } = await profileOf(customer);
    const until = instalmentsLastDay(day(0), number);
    expect(user).toMatchObject({ subscriptionPlan: 'Premium', planFrom: day(0), planUntil: until });
    expect(upgrade.instalments).toEqual({
      paid: number,
      yearUntil: instalmentsLastDay(day(0), 4),
      next: number < 4 ? { number: number + 1, cents: 7525, dueOn: instalmentDueOn(day(0), number + 1) } : null,
    });
    // Switched off meanwhile, what was begun goes on.
    await offer(false);
  }
  expect(made.map(({ instalment, cents, state }) => [instalment, cents, state])).toEqual(
    [1, 2, 3, 4].map((number) => [number, 7525, 'paid']),
  );
  expect(made[1].order).toMatchObject({
    from: dayAfter(instalmentsLastDay(day(0), 1)),
    until: instalmentsLastDay(day(0), 2),
  });
  expect(new Set(made.map(({ receiptNumber }) => receiptNumber)).size).toBe(4);
  expect((await begin(customer, id, 'upgrade')).statusCode).toBe(409);
  const { payments: listed } = (await server.get(`/admin/payments?search=${customer.email}`, admin)).json();
  expect(listed.map(({ instalment }: { instalment: number }) => instalment)).toEqual([4, 3, 2, 1]);
  await booksAreRight();
});

test('an instalment that is not paid ends the cover after the days of grace, and paying it goes on to the same end', async () => {
  const customer = await server.customer();
  const id = await order(customer);
  await pay(customer, id);
  await server.put('/admin/grace-period', { days: 10 }, admin);
  const firstDay = await began(id, 96);
  expect(await profileOf(customer)).toMatchObject({
    services: ['Maternity Care'],
    subscriptions: [{ status: 'confirmed', graceUntil: expect.any(String) }],
  });
  await server.put('/admin/grace-period', { days: 0 }, admin);
  expect(await profileOf(customer)).toMatchObject({
    services: [],
    subscriptions: [{ status: 'ended', instalments: { next: { number: 2, dueOn: instalmentDueOn(firstDay, 2) } } }],
  });
  await pay(customer, id);
  expect(await profileOf(customer)).toMatchObject({
    services: ['Maternity Care'],
    subscriptions: [{ status: 'confirmed', from: firstDay, until: instalmentsLastDay(firstDay, 2) }],
  });
  // The year is over: what was not paid of it is not asked for any more.
  await began(id, 370);
  expect((await newest(customer, 'subscription')).instalments.next).toBeNull();
  expect((await begin(customer, id)).statusCode).toBe(409);
});

test('a plan that has lapsed is a regular account until the instalment is paid', async () => {
  const customer = await server.customer();
  const id = await order(customer, 'upgrade');
  await pay(customer, id, 'upgrade');
  await began(id, 100, 'upgrade');
  await updatePlanRoles(server.db);
  expect((await profileOf(customer)).user.subscriptionPlan).toBe('Regular');
  await pay(customer, id, 'upgrade');
  expect((await profileOf(customer)).user).toMatchObject({ subscriptionPlan: 'Premium', planFrom: day(-100) });
});

test('an instalment that is paid in two tabs, or is noted meanwhile, counts once', async () => {
  const customer = await server.customer();
  const id = await order(customer);
  await pay(customer, id);
  const [one, other] = await Promise.all([begin(customer, id, undefined, 2), begin(customer, id, undefined, 2)]);
  const ids = [one, other].filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json().id);
  expect(new Set(ids).size).toBe(1);
  // An old checkout is replaced, and both are paid.
  await server.db.update(payments).set({ begunAt: sql`now() - interval '1 hour'` }).where(eq(payments.id, ids[0]));
  const second = (await begin(customer, id)).json().id;
  await Promise.all([settleAtSandbox(ids[0]), settleAtSandbox(second)]);
  const rows = (await server.get('/payments', customer)).json().payments;
  const ofSecond = rows.filter(({ instalment }: { instalment: number }) => instalment === 2);
  expect(ofSecond.map(({ applied }: { applied: boolean }) => applied).sort()).toEqual([false, true]);
  expect((await newest(customer, 'subscription')).instalments.paid).toBe(2);
  // A page that still shows the second begins no third one.
  expect((await begin(customer, id, undefined, 2)).statusCode).toBe(409);

  // The third is begun online, and arrives by transfer.
  const third = (await begin(customer, id, undefined, 3)).json().id;
  const note = (instalment: number) =>
    server.post(`/admin/subscriptions/${id}/instalments`, { instalment, paymentReference: 'FT26-3' }, admin);
  expect((await note(4)).statusCode).toBe(409);
  expect((await note(3)).json()).toMatchObject({ state: 'confirmed', instalments: { paid: 3 } });
  expect((await note(3)).statusCode).toBe(409);
  const told = await server.db.select().from(notices).where(eq(notices.userId, customer.id));
  expect(told.map(({ kind }) => kind).sort()).toEqual(['instalment-paid', 'instalment-paid', 'subscription-confirmed']);
  const fourth = (await begin(customer, id, undefined, 4)).json();
  expect(fourth).toMatchObject({ instalment: 4, state: 'begun' });
  await settleAtSandbox(third);
  expect((await newest(customer, 'subscription')).instalments.paid).toBe(3);
  await booksAreRight();
});

test.each(['subscription', 'upgrade'] as const)('the desk confirms the instalments of a %s by hand', async (kind) => {
  const customer = await server.customer();
  const id = await order(customer, kind);
  const settle = (more: object) =>
    server.post(`/admin/${path[kind]}/${id}/settlement`, { action: 'confirm', ...more }, admin);
  expect((await settle({ until: day(400) })).statusCode).toBe(422);
  expect((await settle({ from: day(-95), paymentReference: 'FT26-1' })).json()).toMatchObject({
    from: day(-95),
    until: instalmentsLastDay(day(-95), 1),
    instalments: { paid: 1 },
  });
  const note = { instalment: 2, paymentReference: 'FT26-2' };
  expect((await server.post(`/admin/${path[kind]}/${id}/instalments`, note, admin)).json()).toMatchObject({
    until: instalmentsLastDay(day(-95), 2),
  });
  const { payments: made } = (await server.get('/payments', customer)).json();
  expect(made).toMatchObject([
    {
      instalment: 2,
      provider: 'bank-transfer',
      receiptNumber: expect.any(Number),
      cents: kind === 'upgrade' ? 7525 : 12_500,
    },
    { instalment: 1, provider: 'bank-transfer' },
  ]);
  await booksAreRight();
});

test('the next year is paid when no instalment of this one is open, and goes on from its end', async () => {
  const customer = await server.customer();
  const id = await order(customer);
  await pay(customer, id);
  await began(id, 80);
  const next = await order(customer);
  const refused = await begin(customer, next);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'An instalment of this year is not paid yet. Please pay it first, then the next year.',
  ]);
  const byHand = () => server.post(`/admin/subscriptions/${next}/settlement`, { action: 'confirm' }, admin);
  expect((await byHand()).statusCode).toBe(409);
  for (const _ of [2, 3, 4]) await pay(customer, id);
  const paid = await pay(customer, next);
  expect(paid.order.from).toBe(dayAfter(instalmentsLastDay(day(-80), 4)));
});

test('a customer who changes their mind pays what was chosen last, and what is paid decides', async () => {
  const customer = await server.customer();
  const id = await order(customer);
  const quarter = (await begin(customer, id)).json();
  await order(customer, 'subscription', {});
  // A tab that still shows the instalment does not begin the whole year.
  const stale = await begin(customer, id, undefined, 1);
  expect([stale.statusCode, stale.json().message]).toEqual([409, expect.stringContaining('was changed')]);
  const year = (await begin(customer, id)).json();
  expect([quarter.cents, year.cents, year.id === quarter.id]).toEqual([12_500, 50_000, false]);
  // The checkout of the quarter was open in another tab.
  await settleAtSandbox(quarter.id);
  expect(await newest(customer, 'subscription')).toMatchObject({
    status: 'confirmed',
    until: instalmentsLastDay(day(0), 1),
    instalments: { paid: 1 },
  });
});

test('notices come 7 days and 1 day before an instalment is due and 3 days after, and none when it is paid', async () => {
  const customer = await server.customer();
  const [id, plan] = [await order(customer), await order(customer, 'upgrade')];
  await pay(customer, id);
  await pay(customer, plan, 'upgrade');
  const told = async () =>
    (await server.db.select().from(notices).where(sql`user_id = ${customer.id} and last_day is not null`))
      .map(({ kind, subscriptionId }) => `${kind}${subscriptionId ? '' : ' of the plan'}`)
      .sort();
  /** The second instalment of both is due in so many days. */
  const dueIn = async (days: number) => {
    const length = (Date.parse(instalmentDueOn(day(days - 91), 2)) - Date.parse(day(days - 91))) / 86_400_000;
    for (const kind of ['subscription', 'upgrade'] as const)
      await began(kind === 'upgrade' ? plan : id, length - days, kind);
    await addEndingNotices(server.db);
    await addEndingNotices(server.db);
  };
  await dueIn(20);
  expect(await told()).toEqual([]);
  await dueIn(7);
  expect(await told()).toEqual(['instalment-due-soon', 'instalment-due-soon of the plan']);
  await server.db.delete(notices).where(eq(notices.userId, customer.id));
  await dueIn(-3);
  expect(await told()).toEqual(['instalment-overdue', 'instalment-overdue of the plan']);
  const { newer } = (await server.get('/notices', customer)).json();
  expect(newer).toMatchObject([{ lastDay: day(-3) }, { lastDay: day(-3) }]);
  await server.db.delete(notices).where(eq(notices.userId, customer.id));
  for (const kind of ['subscription', 'upgrade'] as const) await pay(customer, kind === 'upgrade' ? plan : id, kind);
  await addEndingNotices(server.db);
  expect(await told()).toEqual([]);
});

const refund = (id: string) =>
  server.post(`/admin/payments/${id}/refund`, { reference: 'R-1', reason: 'Moved abroad' }, admin);
const laterPaid = 'Something later of the same cover is paid. Give that back first: the last one goes first.';

test('instalments are given back the last first: its quarter is not covered any more, and can be paid again', async () => {
  const customer = await server.customer();
  const id = await order(customer, 'upgrade');
  const [first, second] = [await pay(customer, id, 'upgrade'), await pay(customer, id, 'upgrade')];
  for (const refused of [
    await refund(first.id),
    await server.post(`/admin/payments/${first.id}/provider-refund`, { reason: 'Moved abroad' }, admin),
  ])
    expect([refused.statusCode, refused.json().message]).toEqual([409, laterPaid]);
  expect((await refund(second.id)).json()).toMatchObject({ state: 'refunded', instalment: 2 });
  expect(await profileOf(customer)).toMatchObject({
    user: { planUntil: instalmentsLastDay(day(0), 1) },
    upgrade: { status: 'confirmed', instalments: { paid: 1, next: { number: 2 } } },
  });
  await pay(customer, id, 'upgrade');
  await booksAreRight();
  const { payments: listed } = (await server.get(`/admin/payments?search=${customer.email}`, admin)).json();
  expect(listed.map((line: { refund: { laterFirst: boolean } }) => line.refund.laterFirst)).toEqual([
    false,
    false,
    true,
  ]);
});

test.each(['subscription', 'upgrade'] as const)(
  'of three years of a %s that are paid the last is given back first, so that no gap is left in the middle',
  async (kind) => {
    const customer = await server.customer();
    const years = [];
    for (const _ of [1, 2, 3]) years.push(await pay(customer, await order(customer, kind, {}), kind));
    const [, middle, last] = years;
    const refused = await refund(middle.id);
    expect([refused.statusCode, refused.json().message]).toEqual([409, laterPaid]);
    const planUntil = async () => (await profileOf(customer)).user.planUntil;
    if (kind === 'upgrade') expect(await planUntil()).toBe(last.order.until);
    expect((await refund(last.id)).statusCode).toBe(200);
    expect((await refund(middle.id)).statusCode).toBe(200);
    if (kind === 'upgrade') expect(await planUntil()).toBe(years[0].order.until);
    const { lines } = (await server.get('/admin/payments/closing', admin)).json();
    const [ledger] = await server.db.select({ sum: sql<number>`sum(birr_cents)`.mapWith(Number) }).from(paymentLedger);
    const rest = lines.reduce(
      (all: number, line: { receivedBirrCents: number; refundedBirrCents: number }) =>
        all + line.receivedBirrCents - line.refundedBirrCents,
      0,
    );
    expect(rest).toBe(ledger?.sum);
    await booksAreRight();
  },
);

test('own data has the instalments', async () => {
  const customer = await server.customer();
  await pay(customer, await order(customer));
  expect((await server.ownData(customer)).json()).toMatchObject({
    subscriptions: [{ instalments: { paid: 1, next: { number: 2, cents: 12_500 } } }],
    payments: [{ instalment: 1, cents: 12_500 }],
  });
});
