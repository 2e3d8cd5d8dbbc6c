import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../server/db/schema/accounts.ts';
import { deliveries } from '../../server/db/schema/notices.ts';
import { smsProviders } from '../../server/notices/channels/settings.ts';
import { addNotice } from '../../server/notices/repository.ts';
import { waitUntil } from '../soak/support/wait.ts';
import { allSent, deliveriesOf, makeDue, openDeliveries } from './support/deliveries.ts';
import { type Customer, openTestServer } from './support/open.ts';
import { type SmsMisbehaviour, startSmsProvider } from './support/sms-provider.ts';

let phones = 0;
const newPhone = () => `+2519${String(10_000_000 + ++phones)}`;

describe.each(smsProviders)('%s', async (name) => {
  const provider = await startSmsProvider(name);
  afterAll(() => provider.close());
  const server = openTestServer({ sms: provider.settings, deliverEvery: 20 });
  beforeEach(async () => {
    await allSent(server.db);
    provider.received.length = 0;
  });

  async function customerWithPhone(phone = newPhone()): Promise<Customer & { phone: string }> {
    const customer = await server.customer();
    await server.db.update(users).set({ phone }).where(eq(users.id, customer.id));
    return { ...customer, phone };
  }
  const tell = ({ id }: Customer) => addNotice(server.db, id, 'password-changed');
  const smsOf = async ({ id }: Customer) =>
    (await deliveriesOf(server.db, id)).map(({ delivery }) => delivery).filter(({ channel }) => channel === 'sms');

  test('gets the message as it documents', async () => {
    const customer = await customerWithPhone();
    await tell(customer);
    await allSent(server.db);
    expect(provider.received).toEqual([
      {
        to: customer.phone,
        text: 'The password of your Tenawas account was changed. Not you? Call +251900000000',
        from: 'Tenawas',
        account: 'tenawas-1',
        key: name === 'afromessage' ? 'Bearer a key' : 'a key',
      },
    ]);
    expect(await smsOf(customer)).toMatchObject([{ attempts: 1, lastError: null, givenUpAt: null }]);
  });

  test.each<[SmsMisbehaviour, RegExp]>([
    ['too-many', /^429$/],
    ['broken', /^500$/],
    ['not-json', /^not a JSON reply$/],
    ['refused-for-now', name === 'afromessage' ? /^Insufficient balance$/ : /^405 InsufficientBalance$/],
  ])('that is %s gets it again', async (misbehaviour, reason) => {
    const customer = await customerWithPhone();
    provider.misbehaviours.push(misbehaviour);
    await tell(customer);
    await waitUntil(async () => (await smsOf(customer))[0]?.lastError != null);
    expect(await smsOf(customer)).toMatchObject([
      { attempts: 1, sentAt: null, givenUpAt: null, lastError: expect.stringMatching(reason) },
    ]);
    expect(provider.received).toEqual([]);
    await makeDue(server.db);
    await allSent(server.db);
    expect(provider.received).toHaveLength(1);
    expect(await smsOf(customer)).toMatchObject([{ attempts: 2, lastError: null }]);
  });

  test('whose reply is lost gets it again, since it may not have been accepted', async () => {
    const customer = await customerWithPhone();
    provider.misbehaviours.push('lost-reply');
    await tell(customer);
    await waitUntil(async () => (await smsOf(customer))[0]?.lastError != null);
    await makeDue(server.db);
    await allSent(server.db);
    expect(provider.received).toHaveLength(2);
  });

  test('that does not reply is not waited for, and others are still sent to', async () => {
    const [first, second] = [await customerWithPhone(), await customerWithPhone()];
    provider.misbehaviours.push('silent');
    await tell(first);
    await waitUntil(() => provider.misbehaviours.length === 0);
    await tell(second);
    await waitUntil(async () => (await smsOf(first))[0]?.lastError != null, 20_000);
    expect(await smsOf(first)).toMatchObject([{ lastError: 'no reply in time', givenUpAt: null }]);
    await makeDue(server.db);
    await allSent(server.db);
    expect(provider.received.map(({ to }) => to).sort()).toEqual([first.phone, second.phone].sort());
  });

  test('a wrong number is not tried again for good, and its reason has no number', async () => {
    const customer = await customerWithPhone();
    provider.misbehaviours.push('wrong-number');
    await tell(customer);
    await waitUntil(async () => (await smsOf(customer))[0]?.lastError != null);
    const [delivery] = await smsOf(customer);
    expect(delivery?.lastError).toBe(name === 'afromessage' ? 'Invalid to: +…' : '403 InvalidPhoneNumber');
    expect(delivery?.givenUpAt != null).toBe(name === 'africas-talking');
    await makeDue(server.db);
    await allSent(server.db);
  });

  test('a number that is no Ethiopian mobile number is not sent to', async () => {
    const customer = await customerWithPhone('the house by the church');
    await tell(customer);
    await allSent(server.db);
    expect(await smsOf(customer)).toMatchObject([{ lastError: 'not an Ethiopian mobile number', sentAt: null }]);
  });

  test('a number gets ten a day, whoever of several accounts has it', async () => {
    const phone = newPhone();
    const [one, other] = [await customerWithPhone(phone), await customerWithPhone(phone)];
    for (let sent = 0; sent < 5; sent += 1) {
      await tell(one);
      await tell(other);
      await allSent(server.db);
    }
    expect(provider.received).toHaveLength(10);
    await tell(one);
    await waitUntil(async () => (await smsOf(one)).at(-1)?.lastError === 'too many today');
    expect(provider.received).toHaveLength(10);
    await server.db
      .update(deliveries)
      .set({ sentAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(deliveries.channel, 'sms'));
    await server.db.update(deliveries).set({ sentAt: null }).where(eq(deliveries.lastError, 'too many today'));
    await makeDue(server.db);
    await allSent(server.db);
    expect(provider.received).toHaveLength(11);
    expect(await openDeliveries(server.db)).toEqual([]);
  });
});
