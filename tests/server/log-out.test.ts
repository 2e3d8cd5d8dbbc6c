import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteExpiredTokens } from '../../server/accounts/ended-tokens.ts';
import { endedTokens } from '../../server/db/schema/accounts.ts';
import { newId } from '../../server/db/uuid.ts';
import { aClaim, openTestServer, password } from './support/open.ts';

const context = openTestServer();

test('a log-out revokes its token and no other of the customer', async () => {
  const customer = await context.customer();
  const logIn = async () => {
    const answer = await context.post('/login', { email: customer.email, password });
    return { ...customer, token: answer.json().Token as string };
  };
  // Usually in the same second, so that only `jti` makes the tokens differ.
  const [here, there] = await Promise.all([logIn(), logIn()]);
  expect(here.token).not.toBe(there.token);

  const left = await context.post('/logout', {}, here);
  expect([left.statusCode, left.json()]).toEqual([200, { loggedOut: true }]);
  const after = await context.get('/profile', here);
  expect([after.statusCode, after.json().message]).toEqual([401, 'Your session has ended. Please log in again.']);
  expect((await context.post('/claims', aClaim, here, { 'idempotency-key': newId() })).statusCode).toBe(401);
  expect((await context.post('/logout', {}, here)).statusCode).toBe(401);
  for (const other of [there, customer]) expect((await context.get('/profile', other)).statusCode).toBe(200);
});

test("an administrator's log-out revokes its token", async () => {
  const admin = await context.customer('admin');
  expect((await context.post('/admin/logout', {}, admin)).statusCode).toBe(200);
  expect((await context.get('/admin/me', admin)).statusCode).toBe(401);
});

test('only the hash of a revoked token is stored, and deleted after its expiry', async () => {
  const customer = await context.customer();
  await context.post('/logout', {}, customer);
  await deleteExpiredTokens(context.db);
  const kept = () => context.db.select().from(endedTokens);
  expect(JSON.stringify(await kept())).not.toContain(customer.token);
  expect((await context.get('/profile', customer)).statusCode).toBe(401);
  await context.db.update(endedTokens).set({ at: sql`now() - interval '30 days 1 second'` });
  await deleteExpiredTokens(context.db);
  expect(await kept()).toEqual([]);
});
