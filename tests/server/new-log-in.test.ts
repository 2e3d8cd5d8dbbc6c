import { afterAll, beforeEach, expect, test } from 'vitest';
import { allSent } from './support/deliveries.ts';
import { startMailServer } from './support/mail-server.ts';
import { type Customer, openTestServer, password } from './support/open.ts';

const mail = await startMailServer();
afterAll(() => mail.close());
const server = openTestServer({ smtpUrl: mail.url, mailFrom: 'tenawas@mail.example', deliverEvery: 20 });
beforeEach(async () => {
  await allSent(server.db);
  mail.received.length = 0;
});

/** Logs in on a phone with these cookies, and returns those that it has then. */
async function logIn({ email }: Pick<Customer, 'email'>, cookie = '', word = password): Promise<string> {
  const answer = await server.post('/login', { email, password: word }, undefined, { cookie });
  expect(answer.statusCode).toBe(200);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}
async function told({ email }: Customer): Promise<number> {
  await allSent(server.db);
  return mail.received.filter(({ to, subject }) => to === email && subject === 'A log-in on another phone').length;
}

test('a log-in on another phone is told; the first one, and one on the same phone, are not', async () => {
  const customer = await server.customer();
  const phone = await logIn(customer);
  await logIn(customer, phone);
  expect(await told(customer)).toBe(0);
  const other = await logIn(customer);
  expect(await told(customer)).toBe(1);
  await logIn(customer, other);
  expect(await told(customer)).toBe(1);
});

test('a family on one phone is not told of each other', async () => {
  const family = await Promise.all(Array.from({ length: 4 }, () => server.customer()));
  let phone = '';
  for (const one of [...family, ...family, ...family]) phone = await logIn(one, phone);
  for (const one of family) expect(await told(one)).toBe(0);
});

test('a new password makes no phone a new one', async () => {
  const customer = await server.customer();
  const phone = await logIn(customer);
  const newPassword = 'a leopard under the wanza';
  await server.put('/change-password', { currentPassword: password, newPassword }, customer);
  await logIn(customer, phone, newPassword);
  expect(await told(customer)).toBe(0);
  // A cookie that is not ours is none.
  await logIn(customer, 'known-phone=eyJhbGciOiJIUzI1NiJ9.e30.AAAA', newPassword);
  expect(await told(customer)).toBe(1);
});

test('a wrong password and an administrator are not told', async () => {
  const [customer, admin] = [await server.customer(), await server.customer('admin')];
  await logIn(customer);
  await server.post('/login', { email: customer.email, password: 'not this one' });
  expect(await told(customer)).toBe(0);
  for (let time = 0; time < 2; time += 1)
    expect((await server.post('/admin/login', { email: admin.email, password })).statusCode).toBe(200);
  expect(await told(admin)).toBe(0);
});
