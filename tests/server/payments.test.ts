import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentLedger, payments } from '../../server/db/schema/payments.ts';
import { newId } from '../../server/db/uuid.ts';
import type { Payment } from '../../src/contract/responses/payments.ts';
import { bookRows } from '../soak/support/books.ts';
import { waitUntil } from '../soak/support/wait.ts';
import { startChapa } from './support/chapa.ts';
import { type Customer, openTestServer } from './support/open.ts';

const chapa = await startChapa();
afterAll(() => chapa.close());
const server = openTestServer({ payments: chapa.settings, paymentsEvery: 20 });

beforeAll(async () => {
  await server.put('/admin/birr-rate', { rate: 151.37 }, await server.customer('admin'));
});

type Order = Payment['order'] & { yearlyPrice: number };

/** A new order: of Maternity Care, which is 500 dollars a year, or of the service given. */
async function order(customer: Customer, service = 'maternity-care'): Promise<Order> {
  const sent = { service, paymentMethod: 'Mobile Banking' };
  await server.post('/subscriptions', sent, customer, { 'idempotency-key': newId() });
  const { subscriptions } = await profileOf(customer);
  return { kind: 'subscription', ...subscriptions[0] };
}
const profileOf = async (customer: Customer) => (await server.get('/profile', customer)).json();
const begin = (customer: Customer, { kind, id }: Pick<Order, 'kind' | 'id'>, payment: string = newId()) =>
  server.post('/payments', { id: payment, order: { kind, id } }, customer);
async function begun(customer: Customer, of?: Order): Promise<Payment> {
  const response = await begin(customer, of ?? (await order(customer)));
  expect(response.statusCode).toBe(201);
  return response.json();
}
const sendWebhook = ({ body, headers }: ReturnType<typeof chapa.webhook>) =>
  server.post('/payments/webhook', body, undefined, headers);
const webhook = (id: string) => sendWebhook(chapa.webhook(id));
/** As the phone of its customer sees it. It is asked for again at the provider, however short ago it was. */
async function seen(customer: Customer, id: string): Promise<Payment> {
  await server.db.update(payments).set({ checkedAt: null }).where(eq(payments.id, id));
  return (await server.get(`/payments/${id}`, customer)).json();
}
const ledgerOf = (id: string) =>
  server.db
    .select({ kind: paymentLedger.kind, birrCents: paymentLedger.birrCents })
    .from(paymentLedger)
    .where(eq(paymentLedger.paymentId, id))
    .orderBy(paymentLedger.kind);
const makeDue = (id: string, begunAt = sql`now()`) =>
  server.db.update(payments).set({ nextCheckAt: sql`now()`, begunAt }).where(eq(payments.id, id));

test('a payment is begun in birr at the rate of the day, and confirms its order for a year', async () => {
  const customer = await server.customer();
  const payment = await begun(customer);
  expect(payment).toMatchObject({ state: 'begun', cents: 50_000, receiptNumber: null, applied: false });
  expect(payment.birrCents).toBe(Math.round(50_000 * payment.birr.rate));
  expect(chapa.begun.at(-1)).toMatchObject({
    tx_ref: payment.id,
    amount: (payment.birrCents / 100).toFixed(2),
    currency: 'ETB',
    email: customer.email,
    first_name: 'Hiwot',
    last_name: 'Bekele',
    phone_number: '0911234567',
    return_url: `https://tenawas.example/payments/${payment.id}`,
  });
  expect(payment.checkoutUrl).toBe(`https://checkout.chapa.example/${payment.id}`);
  expect(await seen(customer, payment.id)).toMatchObject({ state: 'begun' });

  chapa.pay(payment.id);
  expect((await webhook(payment.id)).statusCode).toBe(204);
  expect(await seen(customer, payment.id)).toMatchObject({
    state: 'paid',
    applied: true,
    method: 'telebirr',
    providerReference: `CH-${payment.id}`,
    receiptNumber: expect.any(Number),
    checkoutUrl: null,
  });
  const { subscriptions, services } = await profileOf(customer);
  expect(subscriptions[0]).toMatchObject({ status: 'confirmed', from: expect.any(String), until: expect.any(String) });
  expect(services).toEqual(['Maternity Care']);
  expect(await ledgerOf(payment.id)).toEqual([{ kind: 'payment', birrCents: payment.birrCents }]);
});

test('webhooks that are repeated, and a page and a scheduler that ask as well, count a payment once', async () => {
  const customer = await server.customer();
  const { id, birrCents } = await begun(customer);
  chapa.pay(id);
  const told = Promise.all([webhook(id), webhook(id), webhook(id)]);
  await Promise.all([seen(customer, id), makeDue(id), seen(customer, id)]);
  for (const { statusCode } of [...(await told), await webhook(id)]) expect(statusCode).toBe(204);
  expect(await ledgerOf(id)).toEqual([{ kind: 'payment', birrCents }]);
  expect((await server.get('/payments', customer)).json().payments).toHaveLength(1);
});

test('without a webhook the provider is asked, and a payment is expired after three days, but still taken', async () => {
  const customer = await server.customer();
  const [heard, unheard] = [await begun(customer), await begun(customer, await order(customer, 'routine-checkups'))];
  chapa.pay(heard.id);
  chapa.misbehaviours.push('broken');
  await makeDue(heard.id);
  await waitUntil(() => chapa.misbehaviours.length === 0);
  await makeDue(heard.id);
  await waitUntil(async () => (await ledgerOf(heard.id)).length === 1);
  await makeDue(unheard.id, sql`now() - interval '73 hours'`);
  await waitUntil(async () => {
    const [found] = await server.db.select().from(payments).where(eq(payments.id, unheard.id));
    return found?.state === 'expired' && found.nextCheckAt === null;
  });
  chapa.pay(unheard.id);
  await webhook(unheard.id);
  expect(await seen(customer, unheard.id)).toMatchObject({ state: 'paid', applied: true });
});

test('a webhook that is not signed, signed by others, or for nothing of ours changes nothing', async () => {
  const customer = await server.customer();
  const { id } = await begun(customer);
  const { body, headers } = chapa.webhook(id, 'another secret');
  expect((await sendWebhook({ body, headers })).statusCode).toBe(401);
  expect((await server.post('/payments/webhook', body)).statusCode).toBe(401);
  // Signed for another body.
  const altered = { ...chapa.webhook(id), body: chapa.webhook(newId()).body };
  expect((await sendWebhook(altered)).statusCode).toBe(401);
  // Signed, but the provider says that it is not paid.
  expect((await webhook(id)).statusCode).toBe(204);
  expect((await webhook(newId())).statusCode).toBe(204);
  expect((await webhook('not-a-uuid')).statusCode).toBe(204);
  expect(await seen(customer, id)).toMatchObject({ state: 'begun' });
  expect(await ledgerOf(id)).toEqual([]);
});

test.each(['broken', 'not-json', 'lost-reply', 'another-payment'] as const)(
  'a webhook is to be sent again where the verification is %s',
  async (misbehaviour) => {
    const customer = await server.customer();
    const { id } = await begun(customer);
    chapa.pay(id);
    await server.db.update(payments).set({ nextCheckAt: null }).where(eq(payments.id, id));
    chapa.misbehaviours.push(misbehaviour);
    expect((await webhook(id)).statusCode).toBe(503);
    expect(await ledgerOf(id)).toEqual([]);
    expect((await webhook(id)).statusCode).toBe(204);
    expect(await ledgerOf(id)).toHaveLength(1);
  },
);

test('another amount or currency than was due confirms nothing, and is decided at the desk', async () => {
  const [customer, admin] = [await server.customer(), await server.customer('admin')];
  const [less, dollars] = [await begun(customer), await begun(customer, await order(customer, 'routine-checkups'))];
  chapa.pay(less.id, { amount: '100.00' });
  chapa.pay(dollars.id, { currency: 'USD' });
  await webhook(less.id);
  await webhook(dollars.id);
  for (const { id } of [less, dollars]) {
    expect(await seen(customer, id)).toMatchObject({ state: 'mismatched', applied: false, receiptNumber: null });
  }
  expect((await profileOf(customer)).services).toEqual([]);
  // What came in is in the ledger, as far as it is birr.
  expect(await ledgerOf(less.id)).toEqual([{ kind: 'payment', birrCents: 10_000 }]);
  expect(await ledgerOf(dollars.id)).toEqual([]);
  const { payments: unclear } = (await server.get('/admin/payments?state=unclear', admin)).json();
  expect(unclear.map(({ id }: Payment) => id)).toEqual(expect.arrayContaining([less.id, dollars.id]));

  expect((await server.post(`/admin/payments/${less.id}/acceptance`, {}, admin)).json()).toMatchObject({
    state: 'paid',
    applied: true,
    birrCents: 10_000,
    dueBirrCents: less.birrCents,
  });
  expect((await server.post(`/admin/payments/${less.id}/acceptance`, {}, admin)).statusCode).toBe(409);
  expect((await profileOf(customer)).services).toEqual(['Maternity Care']);
});

test('two tabs pay one order once; a second payment is left to the desk and refunded', async () => {
  const [customer, admin] = [await server.customer(), await server.customer('admin')];
  const of = await order(customer);
  const answers = await Promise.all([begin(customer, of), begin(customer, of), begin(customer, of)]);
  const ids = new Set(answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json().id));
  expect(ids.size).toBe(1);
  const [first = ''] = ids;
  // The same id begins nothing again.
  expect((await begin(customer, of, first)).json().id).toBe(first);

  // A checkout that is too old is replaced, and both are paid.
  await server.db.update(payments).set({ begunAt: sql`now() - interval '1 hour'` }).where(eq(payments.id, first));
  const second = await begun(customer, of);
  expect(second.id).not.toBe(first);
  chapa.pay(first);
  chapa.pay(second.id);
  await Promise.all([webhook(first), webhook(second.id)]);
  const both = [await seen(customer, first), await seen(customer, second.id)];
  expect(both.map(({ state }) => state)).toEqual(['paid', 'paid']);
  const [unapplied] = both.filter(({ applied }) => !applied);
  expect(both.filter(({ applied }) => applied)).toHaveLength(1);
  expect((await begin(customer, of)).statusCode).toBe(409);

  const note = { reference: 'R-1', reason: 'Paid twice' };
  const refund = () => server.post(`/admin/payments/${unapplied?.id}/refund`, note, admin);
  expect((await refund()).json()).toMatchObject({ state: 'refunded', refundReference: 'R-1' });
  expect((await refund()).statusCode).toBe(409);
  expect(await ledgerOf(unapplied?.id ?? '')).toEqual([
    { kind: 'payment', birrCents: unapplied?.birrCents },
    { kind: 'refund', birrCents: -(unapplied?.birrCents ?? 0) },
  ]);
  expect((await profileOf(customer)).services).toEqual(['Maternity Care']);
});

test('a refund of the payment that confirmed an order ends its cover', async () => {
  const [customer, admin] = [await server.customer(), await server.customer('admin')];
  const { id } = await begun(customer);
  chapa.pay(id);
  await webhook(id);
  await server.post(`/admin/payments/${id}/refund`, { reference: 'R-2', reason: 'Moved abroad' }, admin);
  const { services, subscriptions } = await profileOf(customer);
  expect(services).toEqual([]);
  expect(subscriptions[0]).toMatchObject({ status: 'declined', reason: 'Moved abroad' });
});

/** A payment that has confirmed its order, and how the desk asks Chapa to give it back. */
async function paidForGood() {
  const [customer, admin] = [await server.customer(), await server.customer('admin')];
  const { id, birrCents } = await begun(customer);
  chapa.pay(id);
  await webhook(id);
  const refund = (reason = 'Moved abroad') => server.post(`/admin/payments/${id}/provider-refund`, { reason }, admin);
  const note = () => server.post(`/admin/payments/${id}/refund`, { reference: 'R-9', reason: 'By hand' }, admin);
  const made = () => chapa.refunds.filter(({ payment }) => payment === id);
  return { customer, id, birrCents, refund, note, made };
}

test('a refund is made at the provider once, however often it is pressed, and ends the cover', async () => {
  const { customer, id, birrCents, refund, note, made } = await paidForGood();
  const answers = await Promise.all([refund(), refund(), refund()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(made()).toEqual([{ payment: id, reference: expect.any(String), reason: 'Moved abroad' }]);
  const done = answers.find(({ statusCode }) => statusCode === 200)?.json();
  expect(done).toMatchObject({
    state: 'refunded',
    refundReference: made()[0]?.reference,
    refund: { atProvider: true, state: 'done', failure: null },
  });
  for (const again of [await refund(), await note()]) expect(again.statusCode).toBe(409);
  expect(await ledgerOf(id)).toEqual([
    { kind: 'payment', birrCents },
    { kind: 'refund', birrCents: -birrCents },
  ]);
  expect((await profileOf(customer)).subscriptions[0]).toMatchObject({ status: 'declined', reason: 'Moved abroad' });
  expect(made()).toHaveLength(1);
});

test('what the provider refuses is said, changes nothing, and may be asked again or noted by hand', async () => {
  const { customer, id, refund, note, made } = await paidForGood();
  chapa.pay(id, { status: 'pending' });
  expect((await refund()).json()).toMatchObject({
    state: 'paid',
    refundedAt: null,
    refund: { state: 'failed', failure: 'Refund is not possible' },
  });
  expect((await profileOf(customer)).services).toEqual(['Maternity Care']);
  expect((await refund()).json().refund.state).toBe('failed');
  expect(made()).toEqual([]);
  expect((await note()).json()).toMatchObject({ state: 'refunded', refundReference: 'R-9' });
});

test.each(['lost-reply', 'broken', 'not-json'] as const)(
  'a refund without an answer (%s) is never asked for again: the desk looks at the provider and notes it',
  async (misbehaviour) => {
    const { id, birrCents, refund, note, made } = await paidForGood();
    chapa.misbehaviours.push(misbehaviour);
    expect((await refund()).json()).toMatchObject({ state: 'paid', refund: { state: 'requested' } });
    expect((await refund()).statusCode).toBe(409);
    expect(made()).toHaveLength(misbehaviour === 'lost-reply' ? 1 : 0);
    // While the answer may still come, nothing is noted.
    expect((await note()).statusCode).toBe(409);
    await server.db
      .update(payments)
      .set({ refundAskedAt: sql`now() - interval '2 minutes'` })
      .where(eq(payments.id, id));
    expect((await refund()).statusCode).toBe(409);
    expect((await note()).json()).toMatchObject({ state: 'refunded', refund: { state: 'done' } });
    expect(await ledgerOf(id)).toEqual([
      { kind: 'payment', birrCents },
      { kind: 'refund', birrCents: -birrCents },
    ]);
  },
);

test('a transfer is given back by the bank, and noted', async () => {
  const { customer, id, note, refund } = await paidForGood();
  await server.db.update(payments).set({ provider: 'bank-transfer' }).where(eq(payments.id, id));
  expect((await refund()).statusCode).toBe(409);
  expect((await note()).json()).toMatchObject({ state: 'refunded', refund: { atProvider: false, state: null } });
  expect((await profileOf(customer)).services).toEqual([]);
});

test('the premium plan is paid, a renewal goes on from its last day, and a premium service needs the plan first', async () => {
  const customer = await server.customer();
  const admin = await server.customer('admin');
  await server.put('/admin/premium-price', { yearlyPrice: 900 }, admin);
  const upgrade = async (): Promise<Order> => {
    await server.post('/upgrade', { paymentMethod: 'Mobile Banking' }, customer, { 'idempotency-key': newId() });
    return { kind: 'upgrade', ...(await profileOf(customer)).upgrade };
  };
  const pay = async (of: Order) => {
    const { id } = await begun(customer, of);
    chapa.pay(id);
    await webhook(id);
    return seen(customer, id);
  };
  const first = await pay(await upgrade());
  expect(first).toMatchObject({ cents: 90_000, order: { kind: 'upgrade', title: null } });
  const next = await pay(await upgrade());
  expect(Date.parse(next.order.from ?? '')).toBe(Date.parse(first.order.until ?? '') + 86_400_000);
  const { user } = await profileOf(customer);
  expect(user).toMatchObject({ subscriptionPlan: 'Premium', planFrom: first.order.from, planUntil: next.order.until });

  // The second year is given back, the first one stands.
  await server.post(`/admin/payments/${next.id}/refund`, { reference: 'R-3', reason: 'Paid too early' }, admin);
  expect((await profileOf(customer)).user).toMatchObject({
    subscriptionPlan: 'Premium',
    planFrom: first.order.from,
    planUntil: first.order.until,
  });

  const waiting = await server.customer('premium');
  await server.db.execute(sql`update users set premium_from = null, premium_until = null where id = ${waiting.id}`);
  expect((await begin(waiting, await order(waiting, 'air-ambulance'))).statusCode).toBe(409);
});

test('a provider that cannot be reached begins nothing, and the order is paid later', async () => {
  const customer = await server.customer();
  const of = await order(customer);
  for (const misbehaviour of ['broken', 'not-json', 'lost-reply'] as const) {
    chapa.misbehaviours.push(misbehaviour);
    expect((await begin(customer, of)).statusCode).toBe(503);
  }
  const { id } = await begun(customer, of);
  expect((await server.get('/payments', customer)).json().payments.map((one: Payment) => one.id)).toEqual([id]);
  chapa.refuse(id);
  expect(await seen(customer, id)).toMatchObject({ state: 'failed' });
  expect((await begun(customer, of)).id).not.toBe(id);
});

test('what has no price, is another customer’s or is settled cannot be paid', async () => {
  const [customer, other] = [await server.customer(), await server.customer()];
  const admin = await server.customer('admin');
  expect((await begin(customer, await order(customer, 'minor-surgeries'))).statusCode).toBe(409);
  const of = await order(customer);
  expect((await begin(other, of)).statusCode).toBe(404);
  const { id } = await begun(customer, of);
  expect((await server.get(`/payments/${id}`, other)).statusCode).toBe(404);
  expect((await begin(other, { kind: of.kind, id: of.id }, id)).statusCode).toBe(404);
  await server.post(`/admin/subscriptions/${of.id}/settlement`, { action: 'decline', reason: 'Not now' }, admin);
  expect((await begin(customer, of)).statusCode).toBe(409);
  // Paid on the page of the checkout that was open.
  chapa.pay(id);
  await webhook(id);
  expect(await seen(customer, id)).toMatchObject({ state: 'paid', applied: false, receiptNumber: expect.any(Number) });
  expect((await profileOf(customer)).subscriptions[0]).toMatchObject({ status: 'declined' });
});

test('a bank transfer that the desk confirms with its reference gets a receipt', async () => {
  const [customer, admin] = [await server.customer(), await server.customer('admin')];
  const settle = async (service: string, more: object) => {
    const of = await order(customer, service);
    return server.post(`/admin/subscriptions/${of.id}/settlement`, { action: 'confirm', ...more }, admin);
  };
  await settle('maternity-care', { paymentReference: 'FT26-0042' });
  await settle('routine-checkups', {});
  // Its price is on request, so it is not known what was paid.
  await settle('minor-surgeries', { paymentReference: 'FT26-0043' });
  const { payments: made } = (await server.get('/payments', customer)).json();
  expect(made).toMatchObject([
    { provider: 'bank-transfer', state: 'paid', applied: true, cents: 50_000, providerReference: 'FT26-0042' },
  ]);
  expect(made[0].receiptNumber).toEqual(expect.any(Number));
  expect(await ledgerOf(made[0].id)).toEqual([{ kind: 'payment', birrCents: made[0].birrCents }]);
});

test('receipts are numbered without gaps, in the order of the payments', async () => {
  const customer = await server.customer();
  const services = ['maternity-care', 'routine-checkups', 'hospital-network', 'claims-management'];
  for (const service of services) {
    const { id } = await begun(customer, await order(customer, service));
    chapa.pay(id);
    await webhook(id);
  }
  const rows = await server.db
    .select({ number: payments.receiptNumber })
    .from(payments)
    .where(sql`${payments.receiptNumber} is not null`)
    .orderBy(payments.receiptNumber);
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
});

test('the closing of a day and the ledger say the same, and the ledger cannot be changed', async () => {
  const admin = await server.customer('admin');
  const { lines } = (await server.get('/admin/payments/closing', admin)).json();
  const sum = lines.reduce(
    (all: number, line: { receivedBirrCents: number; refundedBirrCents: number }) =>
      all + line.receivedBirrCents - line.refundedBirrCents,
    0,
  );
  const [ledger] = await server.db.select({ sum: sql<number>`sum(birr_cents)`.mapWith(Number) }).from(paymentLedger);
  expect(sum).toBe(ledger?.sum);
  const { months } = (await server.get('/admin/payments/months', admin)).json();
  expect(months).toHaveLength(12);
  expect(months[0].receivedBirrCents - months[0].refundedBirrCents).toBe(ledger?.sum);
  // What is in the ledger is what the payments say.
  const [of] = await server.db
    .select({ sum: sql<number>`sum(received_cents)`.mapWith(Number) })
    .from(payments)
    .where(sql`received_currency = 'ETB' and state <> 'refunded'`);
  expect(of?.sum).toBe(ledger?.sum);
  expect((await bookRows('payments', server.database)).filter(({ passed }) => !passed)).toEqual([]);
  for (const statement of [sql`update payment_ledger set birr_cents = 0`, sql`delete from payment_ledger`])
    await expect(server.db.execute(statement)).rejects.toThrow();
  expect((await server.get('/admin/payments?search=hiwot', admin)).json().payments.length).toBeGreaterThan(0);
  const officer = await server.customer('customer');
  expect((await server.get('/admin/payments', officer)).statusCode).toBe(404);
});
