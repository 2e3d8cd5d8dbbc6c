import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { deliveries, pushSubscriptions } from '../../server/db/schema/notices.ts';
import { newId } from '../../server/db/uuid.ts';
import { pushKeysOf } from '../../server/notices/push/keys.ts';
import { addNotice } from '../../server/notices/repository.ts';
import { waitUntil } from '../soak/support/wait.ts';
import { allSent, deliveriesOf, makeDue } from './support/deliveries.ts';
import { aClaim, type Customer, openTestServer, password } from './support/open.ts';
import { type PushMisbehaviour, startPushService } from './support/push-service.ts';

const service = await startPushService();
afterAll(() => service.close());
const server = openTestServer({
  pushServices: [service.host],
  mailFrom: 'tenawas@mail.example',
  deliverEvery: 20,
});

beforeEach(async () => {
  await allSent(server.db);
  service.received.length = 0;
});

let phones = 0;
const subscribe = async (customer: Customer, subscription = service.subscribe(`phone-${++phones}`)) => {
  const { statusCode } = await server.post('/push-subscriptions', subscription, customer);
  expect(statusCode).toBe(200);
  return subscription;
};
const nameOf = ({ endpoint }: { endpoint: string }) => new URL(endpoint).pathname.slice(1);
const tell = ({ id }: Customer) => addNotice(server.db, id, 'password-changed');
const pushOf = async ({ id }: Customer) =>
  (await deliveriesOf(server.db, id)).map(({ delivery }) => delivery).filter(({ channel }) => channel === 'push');
const reached = () => service.received.map(({ phone }) => phone);

test('a phone is sent what happened, encrypted for it and signed with the key that the profile has', async () => {
  const customer = await server.customer();
  const phone = await subscribe(customer);
  await server.post('/claims', aClaim, customer, { 'idempotency-key': newId() });
  await allSent(server.db);
  const { pushKey } = (await server.get('/profile', customer)).json();
  const [claim] = (await server.get('/profile', customer)).json().claims;
  const [delivery] = await pushOf(customer);
  expect(service.received).toEqual([
    {
      phone: nameOf(phone),
      topic: delivery?.noticeId.replace(/-/g, ''),
      serverKey: pushKey,
      contact: 'mailto:tenawas@mail.example',
      shown: {
        owner: customer.id,
        tag: `${delivery?.noticeId}-push`,
        title: 'Tenawas',
        text: `We have received your claim ${claim.number}. Open Tenawas.`,
        language: 'en',
        path: `/claims/${claim.id}`,
      },
    },
  ]);
  expect(delivery).toMatchObject({ attempts: 1, lastError: null, givenUpAt: null });
});

test('in the customer’s language, whose page it opens', async () => {
  const customer = await server.customer();
  await subscribe(customer);
  await server.put('/language', { language: 'am' }, customer);
  await server.post('/claims', aClaim, customer, { 'idempotency-key': newId() });
  await allSent(server.db);
  expect(service.received).toMatchObject([
    {
      shown: {
        language: 'am',
        text: expect.stringMatching(/^የካሳ ጥያቄዎ R-\w+ ደርሶናል/),
        path: expect.stringMatching(/^\/am\/claims\//),
      },
    },
  ]);
});

test('the key pair is made once, by however many servers', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => pushKeysOf(server.db)()));
  expect(new Set(all.map(({ publicKey }) => publicKey)).size).toBe(1);
});

describe('a push service', () => {
  test.each<[PushMisbehaviour, string]>([
    ['too-many', '429'],
    ['broken', '500'],
    ['moved', 'no connection'],
    ['lost-reply', 'UND_ERR_SOCKET'],
  ])('that is %s gets it again, and a phone that has it does not', async (misbehaviour, reason) => {
    const customer = await server.customer();
    const names = [nameOf(await subscribe(customer)), nameOf(await subscribe(customer))];
    service.misbehaviours.push(misbehaviour);
    await tell(customer);
    await waitUntil(async () => (await pushOf(customer))[0]?.lastError != null);
    expect(await pushOf(customer)).toMatchObject([{ attempts: 1, sentAt: null, givenUpAt: null, lastError: reason }]);
    await makeDue(server.db);
    await allSent(server.db);
    expect(await pushOf(customer)).toMatchObject([{ attempts: 2, lastError: null, givenUpAt: null }]);
    // The one whose reply was lost has it twice: the same tag shows it once.
    expect([...new Set(reached())].sort()).toEqual(names.sort());
    expect(reached()).toHaveLength(misbehaviour === 'lost-reply' ? 3 : 2);
    expect(new Set(service.received.map(({ shown }) => shown.tag)).size).toBe(1);
  });

  test('that does not reply is not waited for', async () => {
    const customer = await server.customer();
    await subscribe(customer);
    service.misbehaviours.push('silent');
    await tell(customer);
    await waitUntil(async () => (await pushOf(customer))[0]?.lastError != null, 20_000);
    expect(await pushOf(customer)).toMatchObject([{ lastError: 'no reply in time', givenUpAt: null }]);
    await makeDue(server.db);
    await allSent(server.db);
    expect(reached()).toHaveLength(1);
  });

  test('is not asked for a phone whose key cannot be used, and others are still told', async () => {
    const [broken, other] = [await server.customer(), await server.customer()];
    const { endpoint, keys } = service.subscribe('broken');
    await subscribe(broken, { endpoint, keys: { ...keys, p256dh: 'A'.repeat(87) } });
    const phone = await subscribe(other);
    await tell(broken);
    await tell(other);
    await allSent(server.db);
    expect(reached()).toEqual([nameOf(phone)]);
    expect(await subscriptionsOf(broken)).toEqual([]);
    expect(await pushOf(broken)).toMatchObject([
      { attempts: 1, lastError: 'the phone has sent a key that cannot be used' },
    ]);
  });

  test.each<PushMisbehaviour>(['gone', 'unknown'])(
    'to which a phone is %s is not asked again',
    async (misbehaviour) => {
      const customer = await server.customer();
      await subscribe(customer);
      service.misbehaviours.push(misbehaviour);
      await tell(customer);
      await allSent(server.db);
      expect(await pushOf(customer)).toMatchObject([
        { sentAt: null, lastError: misbehaviour === 'gone' ? '410' : '404' },
      ]);
      expect(await subscriptionsOf(customer)).toEqual([]);
      await tell(customer);
      await allSent(server.db);
      expect([reached(), (await pushOf(customer)).length]).toEqual([[], 1]);
    },
  );
});

const subscriptionsOf = async ({ id }: Customer) =>
  (await server.db.select().from(pushSubscriptions).where(sql`user_id = ${id}`)).map(nameOf);

describe('a phone', () => {
  test('that two customers share shows what the last who turned it on is told', async () => {
    const [first, second] = [await server.customer(), await server.customer()];
    const phone = await subscribe(first);
    await subscribe(second, phone);
    await tell(first);
    await tell(second);
    await allSent(server.db);
    expect(service.received.map(({ shown }) => shown.owner)).toEqual([second.id]);
  });

  test('is turned off by its own customer only', async () => {
    const [own, other] = [await server.customer(), await server.customer()];
    const { endpoint } = await subscribe(own);
    await server.post('/push-subscriptions/removal', { endpoint }, other);
    expect(await subscriptionsOf(own)).toHaveLength(1);
    await server.post('/push-subscriptions/removal', { endpoint }, own);
    expect(await subscriptionsOf(own)).toEqual([]);
  });

  test.each([
    'https://push.example/a',
    'http://127.0.0.1:1/a',
    'https://127.0.0.1/a',
    'http://user@127.0.0.1:1/a',
    'file:///etc/passwd',
    'nothing',
  ])('cannot make the server call %s', async (endpoint) => {
    const customer = await server.customer();
    const { keys } = service.subscribe('stranger');
    expect((await server.post('/push-subscriptions', { endpoint, keys }, customer)).statusCode).toBe(422);
    expect(await subscriptionsOf(customer)).toEqual([]);
  });

  test('is told nothing more after a new password, in case it is lost', async () => {
    const customer = await server.customer();
    await subscribe(customer);
    const change = { currentPassword: password, newPassword: 'a heron by the lake' };
    expect((await server.put('/change-password', change, customer)).statusCode).toBe(200);
    expect(await subscriptionsOf(customer)).toEqual([]);
  });

  test('is one of ten at most, the oldest is dropped', async () => {
    const customer = await server.customer();
    const all: string[] = [];
    for (let count = 0; count < 11; count += 1) all.push(nameOf(await subscribe(customer)));
    expect((await subscriptionsOf(customer)).sort()).toEqual(all.slice(1).sort());
  });
});

test('a topic that is not wanted on the phone is not pushed, and a page that does not know of it changes nothing', async () => {
  const customer = await server.customer();
  await subscribe(customer);
  await server.put('/notices', { email: [], sms: [], push: [] }, customer, { 'payload-version': '2' });
  const answer = await server.put('/notices', { email: ['claim-paid'], sms: [] }, customer, { 'payload-version': '2' });
  expect(answer.json().wantedNotices).toEqual({ email: ['claim-paid'], sms: [], push: [] });
  await server.post('/claims', aClaim, customer, { 'idempotency-key': newId() });
  await allSent(server.db);
  expect(service.received).toEqual([]);
});

test('a customer without such a phone has no delivery that waits for one', async () => {
  const customer = await server.customer();
  await tell(customer);
  await server.post('/claims', aClaim, customer, { 'idempotency-key': newId() });
  expect(await pushOf(customer)).toEqual([]);
  expect((await server.db.select().from(deliveries).where(sql`channel = 'sms'`)).length).toBeGreaterThan(0);
});
