import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { forgetEnded } from '../../server/accounts/ended-tokens.ts';
import { endedTokens } from '../../server/db/schema.ts';
import { newId } from '../../server/db/uuid.ts';
import { aClaim, openHouse, password } from './house/open.ts';

const house = openHouse();

test('a log-out ends the token that it was made with, and no other of the same customer', async () => {
  const customer = await house.customer();
  const logIn = async () => {
    const answer = await house.post('/login', { email: customer.email, password });
    return { ...customer, token: answer.json().Token as string };
  };
  // Within one second, most likely: time alone would not tell them apart.
  const [here, there] = await Promise.all([logIn(), logIn()]);
  expect(here.token).not.toBe(there.token);

  const left = await house.post('/logout', {}, here);
  expect([left.statusCode, left.json()]).toEqual([200, { loggedOut: true }]);
  const after = await house.get('/profile', here);
  expect([after.statusCode, after.json().message]).toEqual([401, 'Your session has ended. Please log in again.']);
  expect((await house.post('/claims', aClaim, here, { 'idempotency-key': newId() })).statusCode).toBe(401);
  expect((await house.post('/logout', {}, here)).statusCode).toBe(401);
  for (const other of [there, customer]) expect((await house.get('/profile', other)).statusCode).toBe(200);
});

test('an administrator’s log-out ends the token as well', async () => {
  const admin = await house.customer('admin');
  expect((await house.post('/admin/logout', {}, admin)).statusCode).toBe(200);
  expect((await house.get('/admin/me', admin)).statusCode).toBe(401);
});

test('what is kept of an ended token is not the token, and goes once that would have expired', async () => {
  const customer = await house.customer();
  await house.post('/logout', {}, customer);
  await forgetEnded(house.db);
  const kept = () => house.db.select().from(endedTokens);
  expect(JSON.stringify(await kept())).not.toContain(customer.token);
  expect((await house.get('/profile', customer)).statusCode).toBe(401);
  await house.db.update(endedTokens).set({ at: sql`now() - interval '30 days 1 second'` });
  await forgetEnded(house.db);
  expect(await kept()).toEqual([]);
});
