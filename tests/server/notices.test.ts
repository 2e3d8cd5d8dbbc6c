import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../server/db/schema/accounts.ts';
import { deliveries, notices } from '../../server/db/schema/notices.ts';
import { subscriptions } from '../../server/db/schema/orders.ts';
import { newId } from '../../server/db/uuid.ts';
import { carryOut } from '../../server/deletion/carry-out.ts';
import { addEndingNotices } from '../../server/notices/ending.ts';
import { waitUntil } from '../soak/support/wait.ts';
import { allSent, deliveriesOf, makeDue } from './support/deliveries.ts';
import { startMailServer } from './support/mail-server.ts';
import { aClaim, type Customer, openTestServer, password } from './support/open.ts';
import { startSmsProvider } from './support/sms-provider.ts';

const [mail, sms] = await Promise.all([startMailServer(), startSmsProvider('afromessage')]);
afterAll(async () => {
  await mail.close();
  sms.close();
});
const server = openTestServer({
  smtpUrl: mail.url,
  mailFrom: 'tenawas@mail.example',
  sms: sms.settings,
  deliverEvery: 20,
});

beforeEach(async () => {
  await allSent(server.db);
  mail.received.length = 0;
  sms.received.length = 0;
});

let phones = 0;
async function newCustomer(role?: 'premium'): Promise<Customer & { phone: string }> {
  const customer = await server.customer(role);
  const phone = `+2519${String(20_000_000 + ++phones)}`;
  await server.db.update(users).set({ phone }).where(eq(users.id, customer.id));
  return { ...customer, phone };
}
const admin = () => server.customer('admin');
const sendClaim = (customer: Customer, key = newId()) =>
  server.post('/claims', aClaim, customer, { 'idempotency-key': key });
const everything = ['claim-received', 'claim-question', 'claim-decided', 'claim-paid', 'order-settled', 'cover-ending'];
const subjects = () => mail.received.map(({ subject }) => subject);
const texts = () => sms.received.map(({ text }) => text);

test('what a server of the version before wrote during an upgrade is sent, once', async () => {
  const customer = await newCustomer();
  const id = newId();
  await server.db.execute(
    sql`insert into notices (id, user_id, kind) values (${id}, ${customer.id}, 'password-changed')`,
  );
  await waitUntil(() => mail.received.length > 0);
  await allSent(server.db);
  expect(subjects()).toEqual(['Your password was changed']);
  const { rows } = (await server.db.execute(
    sql`select count(*)::int as due from notices where due_at <= now() and sent_at is null and given_up_at is null`,
  )) as unknown as { rows: { due: number }[] };
  expect(rows).toEqual([{ due: 0 }]);
});

describe('choices', () => {
  test('a claim that arrives is told once, however often it is sent, by SMS only if that is wanted', async () => {
    const [customer, other] = [await newCustomer(), await newCustomer()];
    await server.put('/notices', { email: [], sms: ['claim-received'] }, other, { 'payload-version': '2' });
    const key = newId();
    for (let time = 0; time < 3; time += 1) await sendClaim(customer, key);
    await sendClaim(other);
    await allSent(server.db);
    expect(mail.received).toMatchObject([{ to: customer.email }]);
    expect(subjects()[0]).toMatch(/^We have received your claim R-/);
    expect(sms.received).toMatchObject([{ to: other.phone }]);
    expect(texts()[0]).toMatch(/^We have received your claim R-\w+\. Open Tenawas\.$/);
  });

  test('are the customer’s alone, and refused if they name another topic', async () => {
    const [customer, other] = [await newCustomer(), await newCustomer()];
    const chosen = { email: ['claim-paid'], sms: [], push: ['claim-question'] };
    const answer = await server.put('/notices', chosen, customer, { 'payload-version': '2' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { wantedNotices: chosen }]);
    const wanted = async (of: Customer) => (await server.get('/profile', of)).json().user.wantedNotices;
    expect(await wanted(customer)).toEqual(chosen);
    expect(await wanted(other)).toEqual({ email: everything, sms: everything.slice(1), push: everything });
    const wrong = await server.put('/notices', { email: ['password-changed'], sms: [] }, other, {
      'payload-version': '2',
    });
    expect(wrong.statusCode).toBe(422);
  });

  test('of a page from before SMS still count', async () => {
    const customer = await newCustomer();
    const answer = await server.put('/notices', { claimEmails: false }, customer, { 'payload-version': '1' });
    expect(answer.json().wantedNotices).toMatchObject({
      email: ['order-settled', 'cover-ending'],
      sms: everything.slice(1),
    });
  });

  test('do not silence what concerns the safety of the account', async () => {
    const customer = await newCustomer();
    await server.put('/notices', { email: [], sms: [] }, customer, { 'payload-version': '2' });
    const profile = { username: 'Hiwot Bekele', email: customer.email, phone: '0955123456' };
    expect((await server.put('/update-profile', profile, customer)).statusCode).toBe(200);
    await allSent(server.db);
    expect(subjects()).toEqual(['Your phone number was changed']);
    // To the number before the change, which is not kept after that.
    expect(sms.received).toMatchObject([{ to: customer.phone }]);
    expect((await deliveriesOf(server.db, customer.id)).map(({ delivery }) => delivery.address)).toEqual([null, null]);
  });

  test('the profile says on which channels is told at all', async () => {
    expect((await server.get('/profile', await newCustomer())).json().noticeChannels).toEqual(['email', 'sms']);
  });
});

test('another spelling of the same phone number is no change', async () => {
  const customer = await newCustomer();
  await server.db.update(users).set({ phone: '+251911234567' }).where(eq(users.id, customer.id));
  const profile = { username: 'Hiwot Bekele', email: customer.email, phone: '091 123 4567' };
  await server.put('/update-profile', profile, customer);
  expect(await deliveriesOf(server.db, customer.id)).toEqual([]);
});

describe('orders', () => {
  async function ordered(customer: Customer) {
    const order = { service: 'routine-checkups', paymentMethod: 'Cash' };
    await server.post('/subscriptions', order, customer, { 'idempotency-key': newId() });
    const [found] = await server.db.select().from(subscriptions).where(eq(subscriptions.userId, customer.id));
    return found?.id ?? '';
  }
  const settle = async (id: string, settlement: object) =>
    (await server.post(`/admin/subscriptions/${id}/settlement`, settlement, await admin())).statusCode;

  test('a confirmed and a declined subscription are told, without the service', async () => {
    const [one, other] = [await newCustomer(), await newCustomer()];
    expect(await settle(await ordered(one), { action: 'confirm' })).toBe(200);
    expect(await settle(await ordered(other), { action: 'decline', reason: 'Not in your town' })).toBe(200);
    await allSent(server.db);
    expect(subjects().sort()).toEqual(['Your subscription was confirmed', 'Your subscription was not confirmed']);
    expect(texts().sort()).toEqual([
      'Your subscription was confirmed. Open Tenawas.',
      'Your subscription was not confirmed. Open Tenawas.',
    ]);
    expect(JSON.stringify([mail.received, sms.received])).not.toMatch(/heck-?up|town/);
  });

  const endsIn = (id: string, days: number) =>
    server.db
      .update(subscriptions)
      .set({
        firstDay: sql`current_date - 300`,
        lastDay: sql`(now() at time zone 'Africa/Addis_Ababa')::date + ${days}::int`,
      })
      .where(eq(subscriptions.id, id));

  test('a subscription that ends is told 30, 7 and 1 day before and 3 days after, once, by several servers', async () => {
    const customer = await newCustomer();
    const id = await ordered(customer);
    await settle(id, { action: 'confirm' });
    await allSent(server.db);
    for (const [days, told] of [
      [31, []],
      [30, ['ends in 30 days']],
      [20, ['ends in 30 days']],
      [7, ['ends in 30 days', 'ends in 7 days']],
      [2, ['ends in 30 days', 'ends in 7 days']],
      [1, ['ends in 30 days', 'ends in 7 days', 'ends tomorrow']],
      [-2, ['ends in 30 days', 'ends in 7 days', 'ends tomorrow']],
      [-3, ['ends in 30 days', 'ends in 7 days', 'ends tomorrow', 'has ended']],
    ] as const) {
      mail.received.length = 0;
      await endsIn(id, days);
      // The last day changes here, which it does not for a customer.
      await server.db
        .update(notices)
        .set({ lastDay: sql`(now() at time zone 'Africa/Addis_Ababa')::date + ${days}::int` })
        .where(sql`last_day is not null`);
      await Promise.all([addEndingNotices(server.db), addEndingNotices(server.db)]);
      await makeDue(server.db);
      await allSent(server.db);
      const all = await server.db.select().from(notices).where(sql`last_day is not null`);
      expect([days, all.length]).toEqual([days, told.length]);
      expect(subjects().every((subject) => subject === `Your subscription ${told.at(-1)}`)).toBe(true);
    }
  });

  test('one that is ordered again, and one of a short time, are not told', async () => {
    const [again, short] = [await newCustomer(), await newCustomer()];
    const [renewed, brief] = [await ordered(again), await ordered(short)];
    for (const id of [renewed, brief]) await settle(id, { action: 'confirm' });
    await endsIn(renewed, 5);
    await ordered(again);
    await endsIn(brief, 5);
    await server.db.update(subscriptions).set({ firstDay: sql`current_date` }).where(eq(subscriptions.id, brief));
    await addEndingNotices(server.db);
    expect(
      await server.db.select().from(notices).where(sql`kind like '%-end%' and user_id in (${again.id}, ${short.id})`),
    ).toEqual([]);
  });

  test('a premium plan that ends is told, and again for its next year', async () => {
    const customer = await newCustomer('premium');
    const planUntil = (days: number) =>
      server.db
        .update(users)
        .set({
          premiumFrom: sql`current_date - 300`,
          premiumUntil: sql`(now() at time zone 'Africa/Addis_Ababa')::date + ${days}::int`,
        })
        .where(eq(users.id, customer.id));
    for (const days of [30, 28]) {
      await planUntil(days);
      await Promise.all([addEndingNotices(server.db), addEndingNotices(server.db)]);
      await makeDue(server.db);
      await allSent(server.db);
    }
    expect(subjects()).toEqual(['Your premium plan ends in 30 days', 'Your premium plan ends in 28 days']);
  });
});

test('a deleted account is told at its last addresses, which are not kept after that', async () => {
  const customer = await newCustomer();
  await server.put('/language', { language: 'om' }, customer);
  await server.post('/deletion', { currentPassword: password }, customer);
  await allSent(server.db);
  expect(mail.received).toMatchObject([{ subject: 'Akkaawuntiin keessan akka haqamu gaafatameera' }]);
  mail.received.length = 0;
  sms.received.length = 0;
  const [request] = (await server.get('/admin/deletions', await admin())).json().deletions;
  expect(await carryOut(server.db, request.id, (await admin()).id)).toBe('done');
  await allSent(server.db);
  expect(mail.received).toMatchObject([{ to: customer.email, subject: 'Akkaawuntiin keessan haqameera' }]);
  expect(sms.received).toMatchObject([{ to: customer.phone }]);
  expect((await server.db.select().from(deliveries)).filter(({ address }) => address !== null)).toEqual([]);
});

describe('the desk', () => {
  const shown = async (customer: Customer, by: Customer) =>
    (await server.get(`/admin/customers/${customer.id}`, by)).json().notices;

  test('shows what became of a notice on each channel, and sends it again', async () => {
    const [customer, by] = [await newCustomer(), await admin()];
    sms.misbehaviours.push('broken');
    await sendPasswordChange(customer);
    await waitUntil(async () =>
      (await shown(customer, by))[0]?.deliveries.some((one: { lastError: string }) => one.lastError),
    );
    await waitUntil(() => mail.received.length === 1);
    await waitUntil(async () =>
      (await shown(customer, by))[0]?.deliveries.some((one: { state: string }) => one.state === 'sent'),
    );
    const [notice] = await shown(customer, by);
    expect(notice).toMatchObject({
      kind: 'password-changed',
      deliveries: [
        { channel: 'email', state: 'sent', attempts: 1, lastError: null },
        { channel: 'sms', state: 'waiting', attempts: 1, lastError: '500' },
      ],
    });
    const again = (channel: string, of = customer, who = by) =>
      server.post(`/admin/customers/${of.id}/notices/${notice.id}/send`, { channel }, who);
    expect((await again('sms')).statusCode).toBe(409);
    expect((await again('email')).statusCode).toBe(200);
    await waitUntil(() => mail.received.length === 2);
    expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(1);
    // Not through another customer’s page, and not by a customer.
    const other = await newCustomer();
    await sendPasswordChange(other);
    expect((await again('email', other)).statusCode).toBe(404);
    expect((await again('email', customer, customer)).statusCode).toBe(404);
    await makeDue(server.db);
  });

  test('does not send a code again', async () => {
    const [customer, by] = [await newCustomer(), await admin()];
    await server.post('/password-code', { email: customer.email });
    await waitUntil(() => mail.received.length === 1);
    await allSent(server.db);
    const [notice] = await shown(customer, by);
    const again = `/admin/customers/${customer.id}/notices/${notice.id}/send`;
    expect((await server.post(again, { channel: 'email' }, by)).statusCode).toBe(409);
  });

  const sendPasswordChange = (customer: Customer) =>
    server.put('/change-password', { currentPassword: password, newPassword: 'a leopard under it' }, customer);
});

describe('in the app', () => {
  const read = async (customer: Customer) => (await server.get('/notices', customer)).json();
  const see = (until: string, customer: Customer) => server.put('/notices/seen', { until }, customer);

  test('a customer reads what happened, the newest first, without codes and what is another’s', async () => {
    const [customer, other, by] = [await newCustomer(), await newCustomer(), await admin()];
    await sendClaim(customer);
    await sendClaim(other);
    const { claims } = (await server.get('/claims', customer)).json();
    const { id, number } = claims[0];
    await server.post('/password-code', { email: customer.email });
    const decide = (decision: object) => server.post(`/admin/claims/${id}/decision`, decision, by);
    await decide({ version: 1, action: 'decline', code: 'not-covered' });
    const kinds = async () => (await read(customer)).notices.map(({ kind }: { kind: string }) => kind);
    expect(await kinds()).toEqual(['claim-declined', 'claim-received']);
    // An undone decision is not shown either.
    await decide({ version: 2, action: 'undo' });
    expect(await kinds()).toEqual(['claim-received']);
    await decide({ version: 3, action: 'approve', amountCents: 12_345 });
    expect(await kinds()).toEqual(['claim-approved', 'claim-received']);
    expect((await read(customer)).notices[0]).toEqual({
      id: expect.any(String),
      kind: 'claim-approved',
      at: expect.any(String),
      claim: { id, number },
      service: null,
      lastDay: null,
    });
    await makeDue(server.db);
  });

  test('what was seen is kept, and never becomes less', async () => {
    const [customer, other] = [await newCustomer(), await newCustomer()];
    for (let count = 0; count < 2; count += 1) await sendClaim(customer);
    const { notices: all, seenUntil } = await read(customer);
    expect(seenUntil).toBeNull();
    for (const { id } of all) expect((await see(id, customer)).json()).toEqual({ seenUntil: all[0].id });
    expect((await read(customer)).seenUntil).toBe(all[0].id);
    expect((await read(other)).seenUntil).toBeNull();
    expect((await see('not an id', customer)).statusCode).toBe(422);
  });
});
