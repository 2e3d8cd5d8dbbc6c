import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions } from '../../server/db/schema/accounts.ts';
import { auditLog } from '../../server/db/schema/audit-log.ts';
import { notices } from '../../server/db/schema/notices.ts';
import { newId } from '../../server/db/uuid.ts';
import { type Customer, openTestServer, password } from './support/open.ts';

const context = openTestServer();

const profileOf = (customer: Customer) => ({ username: 'Hiwot Bekele', email: customer.email, phone: '0911234567' });
const update = (customer: Customer, changes: object) =>
  context.put('/update-profile', { ...profileOf(customer), ...changes }, customer);
const confirm = (customer: Customer, currentPassword = password) =>
  context.post('/password-confirmation', { currentPassword }, customer);
const userOf = async (customer: Customer) => (await context.get('/profile', customer)).json().user;

/** As if the customer had logged in, and given the password, that much earlier. */
async function age({ id }: Customer, minutes: number) {
  const earlier = (moment: typeof sessions.openedAt | typeof sessions.confirmedAt) =>
    sql`${moment} - make_interval(mins => ${minutes})`;
  await context.db
    .update(sessions)
    .set({ openedAt: earlier(sessions.openedAt), confirmedAt: earlier(sessions.confirmedAt) })
    .where(eq(sessions.userId, id));
}
async function longLoggedIn(): Promise<Customer> {
  const customer = await context.customer();
  await age(customer, 6);
  return customer;
}

test.each([
  ['email', { email: `new-${newId()}@mail.example` }],
  ['phone', { phone: '0922334455' }],
])(
  'another %s is taken with a password of the last five minutes, and nothing changes without it',
  async (_, changes) => {
    const customer = await longLoggedIn();
    const before = await userOf(customer);
    const refused = await update(customer, { ...changes, username: 'Hiwot' });
    expect([refused.statusCode, refused.json().passwordNeeded]).toEqual([403, true]);
    // A page of an earlier release shows the message.
    expect(refused.json().message).toContain('within five minutes');
    expect(await userOf(customer)).toEqual(before);
    expect(await context.db.select().from(notices).where(eq(notices.userId, customer.id))).toEqual([]);

    expect((await confirm(customer)).json()).toEqual({ confirmed: true });
    expect((await update(customer, changes)).statusCode).toBe(200);
    await age(customer, 6);
    expect((await update(customer, { email: `other-${newId()}@mail.example` })).statusCode).toBe(403);
  },
);

test('a wrong password confirms nothing, and neither does another session', async () => {
  const customer = await longLoggedIn();
  const wrong = await confirm(customer, 'not the password');
  expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['currentPassword']]);
  const { Token: token } = (await context.post('/login', { email: customer.email, password })).json();
  expect((await confirm({ ...customer, token })).statusCode).toBe(200);
  expect((await update(customer, { phone: '0922334455' })).statusCode).toBe(403);
  // Whoever has just logged in has given it.
  expect((await update({ ...customer, token }, { phone: '0922334455' })).statusCode).toBe(200);
});

test('the name, and another spelling of the same email and phone number, need no password', async () => {
  const customer = await longLoggedIn();
  const same = { username: 'Hiwot B.', email: customer.email.toUpperCase(), phone: '+251 911 23 45 67' };
  expect((await update(customer, same)).statusCode).toBe(200);
  expect(await userOf(customer)).toMatchObject({ username: 'Hiwot B.' });
});

test('a session from before sessions were recorded has to log in again', async () => {
  const customer = await context.customerWithOldToken();
  expect((await update(customer, { phone: '0922334455' })).statusCode).toBe(403);
  expect((await confirm(customer)).statusCode).toBe(401);
});

test('asking for the password is no forbidden access in the audit log; the password that was given is recorded', async () => {
  const customer = await longLoggedIn();
  await update(customer, { phone: '0922334455' });
  await confirm(customer, 'not the password');
  await confirm(customer);
  const lines = await context.db.select().from(auditLog).where(eq(auditLog.byUser, customer.id)).orderBy(auditLog.id);
  expect(lines.map(({ action, status }) => [action, status])).toEqual([
    ['customer.confirmPassword', 422],
    ['customer.confirmPassword', 200],
  ]);
});
