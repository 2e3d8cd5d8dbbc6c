import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../server/db/schema/accounts.ts';
import { deletePreviousAddresses } from '../../server/notices/repository.ts';
import { waitUntil } from '../soak/support/wait.ts';
import { allSent } from './support/deliveries.ts';
import { type Customer, openTestServer, password } from './support/open.ts';
import { startSmsProvider } from './support/sms-provider.ts';
import { testConfig } from './support/test-config.ts';

const sms = await startSmsProvider('africas-talking');
afterAll(() => sms.close());
const server = openTestServer({
  sms: sms.settings,
  deliverEvery: 20,
  limits: { ...testConfig.limits, codes: { burst: 5, everySeconds: 900 } },
});
const newPassword = 'a leopard under the wanza';

beforeEach(async () => {
  await allSent(server.db);
  sms.received.length = 0;
});

let phones = 0;
const newPhone = () => `+2519${String(30_000_000 + ++phones)}`;
async function newCustomer(phone = newPhone()): Promise<Customer & { phone: string }> {
  const customer = await server.customer();
  await server.db.update(users).set({ phone }).where(eq(users.id, customer.id));
  return { ...customer, phone };
}
const askForCode = (customer: Customer) => server.ask({ method: 'POST', url: '/api/phone-code', as: customer });
const confirm = (customer: Customer, code: string) => server.post('/phone-confirmation', { code }, customer);

async function codeAt(phone: string): Promise<string> {
  const found = () => sms.received.findLast(({ to, text }) => to === phone && text.includes('code'));
  await waitUntil(() => found() !== undefined);
  return /\b\d{6}\b/.exec(found()?.text ?? '')?.[0] ?? '';
}
async function confirmed(customer: Customer & { phone: string }) {
  expect((await askForCode(customer)).statusCode).toBe(200);
  expect((await confirm(customer, await codeAt(customer.phone))).statusCode).toBe(200);
  sms.received.length = 0;
}
const confirmedLongAgo = async (customer: Customer & { phone: string }) => {
  await confirmed(customer);
  await later(customer, 3);
};
/** As if these days had passed. */
const later = ({ id }: Customer, days: number) =>
  server.db
    .update(users)
    .set({
      phoneConfirmedAt: sql`phone_confirmed_at - make_interval(days => ${days})`,
      phoneChangedAt: sql`phone_changed_at - make_interval(days => ${days})`,
    })
    .where(eq(users.id, id));
const changeTo = async ({ email, ...customer }: Customer, phone: string) => {
  const answer = await server.put(
    '/update-profile',
    { username: 'Hiwot Bekele', email, phone },
    { email, ...customer },
  );
  expect(answer.statusCode).toBe(200);
};

const forgot = (phone: string) => server.post('/password-code', { email: phone });
const reset = (phone: string, code: string) => server.post('/password-reset', { email: phone, code, newPassword });
const logIn = (email: string, word: string) => server.post('/login', { email, password: word });
async function getsCode(phone: string): Promise<boolean> {
  sms.received.length = 0;
  expect((await forgot(phone)).statusCode).toBe(200);
  await allSent(server.db);
  return sms.received.some(({ to, text }) => to === phone && text.includes('code'));
}

describe('a phone number', () => {
  test('is confirmed by the code that was sent there', async () => {
    const customer = await newCustomer();
    const isConfirmed = async () => (await server.get('/profile', customer)).json().user.phoneConfirmed;
    expect(await isConfirmed()).toBe(false);
    await askForCode(customer);
    const code = await codeAt(customer.phone);
    expect(sms.received[0]?.text).toBe(`${code} is your Tenawas code.\n\n@tenawas.example #${code}`);
    const wrong = await confirm(customer, code === '123456' ? '654321' : '123456');
    expect([wrong.statusCode, wrong.json().errors.code.code]).toEqual([422, 'wrong-code']);
    expect((await confirm(customer, code)).json()).toMatchObject({
      message: 'Your phone number is confirmed.',
      user: { phoneConfirmed: true },
    });
    expect((await confirm(customer, code)).statusCode).toBe(422);
  });

  test('is not confirmed by a code that was sent to the one before', async () => {
    const customer = await newCustomer();
    await askForCode(customer);
    const code = await codeAt(customer.phone);
    await changeTo(customer, newPhone());
    expect((await confirm(customer, code)).statusCode).toBe(422);
  });

  test('is confirmed for one account only, which is told to nobody who does not hold the phone', async () => {
    const first = await newCustomer();
    await confirmed(first);
    const second = await newCustomer(first.phone);
    expect((await askForCode(second)).statusCode).toBe(200);
    const code = await codeAt(second.phone);
    expect((await confirm(second, code === '123456' ? '654321' : '123456')).statusCode).toBe(422);
    const refused = await confirm(second, code);
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('another account')]);
  });

  test('that is no mobile number gets no code, and any gets few', async () => {
    const customer = await newCustomer('the house by the church');
    expect((await askForCode(customer)).statusCode).toBe(409);
    const phone = newPhone();
    const answers = [];
    for (let count = 0; count < 4; count += 1) {
      const one = await newCustomer(phone);
      answers.push((await askForCode(one)).statusCode, (await askForCode(one)).statusCode);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });
});

describe('a forgotten password', () => {
  test('is replaced with a code sent to the confirmed number, in any spelling', async () => {
    const customer = await newCustomer();
    await confirmedLongAgo(customer);
    const national = `0${customer.phone.slice(4, 7)} ${customer.phone.slice(7)}`;
    expect((await forgot(national)).json().message).toBe(
      'If this address or number has an account, a code is on its way.',
    );
    const code = await codeAt(customer.phone);
    expect((await reset(national, code)).statusCode).toBe(200);
    expect((await logIn(customer.email, newPassword)).statusCode).toBe(200);
    expect((await server.get('/profile', customer)).statusCode).toBe(401);
  });

  test('is not replaced at a number that is unknown, not confirmed, or confirmed less than three days ago', async () => {
    const [never, lately] = [await newCustomer(), await newCustomer()];
    await confirmed(lately);
    await later(lately, 2);
    for (const phone of [newPhone(), never.phone, lately.phone]) expect(await getsCode(phone)).toBe(false);
    await later(lately, 1);
    expect(await getsCode(lately.phone)).toBe(true);
  });

  test('after a change of the number the one before takes it back for three days; the new one gets no code', async () => {
    const customer = await newCustomer();
    await confirmedLongAgo(customer);
    const thief = { ...customer, phone: newPhone() };
    await changeTo(customer, thief.phone);
    await confirmed(thief);
    // A second change does not make the first one forgotten.
    const second = { ...customer, phone: newPhone() };
    await changeTo(customer, second.phone);
    await confirmed(second);
    const desk = await server.get(`/admin/customers/${customer.id}`, await server.customer('admin'));
    expect(desk.json()).toMatchObject({ phone: second.phone, previousPhone: customer.phone });
    expect(await getsCode(thief.phone)).toBe(false);
    expect(await getsCode(second.phone)).toBe(false);
    expect(await getsCode(customer.phone)).toBe(true);
    expect((await reset(customer.phone, await codeAt(customer.phone))).statusCode).toBe(200);
    const [now] = await server.db.select().from(users).where(eq(users.id, customer.id));
    expect(now).toMatchObject({ phone: customer.phone, confirmedPhone: customer.phone, previousPhone: null });
    expect((await logIn(customer.email, password)).statusCode).toBe(401);
  });

  test('after three days the one before gets nothing more, and is forgotten', async () => {
    const customer = await newCustomer();
    await confirmedLongAgo(customer);
    const changed = { ...customer, phone: newPhone() };
    await changeTo(customer, changed.phone);
    await confirmed(changed);
    await later(customer, 3);
    expect(await getsCode(customer.phone)).toBe(false);
    expect(await getsCode(changed.phone)).toBe(true);
    await deletePreviousAddresses(server.db);
    const [now] = await server.db.select().from(users).where(eq(users.id, customer.id));
    expect(now?.previousPhone).toBeNull();
  });

  test('a number that was confirmed lately does not become the one before', async () => {
    const customer = await newCustomer();
    const thief = { ...customer, phone: newPhone() };
    await changeTo(customer, thief.phone);
    await confirmed(thief);
    await changeTo(customer, customer.phone);
    expect(await getsCode(thief.phone)).toBe(false);
  });
});
