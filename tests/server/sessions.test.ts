import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteExpiredSessions } from '../../server/accounts/sessions.ts';
import { sessions } from '../../server/db/schema/accounts.ts';
import { pushSubscriptions } from '../../server/db/schema/notices.ts';
import { newId } from '../../server/db/uuid.ts';
import type { OpenSession } from '../../src/contract/responses/sessions.ts';
import { type Customer, openTestServer, password } from './support/open.ts';

const context = openTestServer();
const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36';
const computer = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:120.0) Gecko/20100101 Firefox/120.0';
const day = 86_400_000;

/** Logs in once more, as another phone or computer does. */
async function logIn(customer: Customer, userAgent = phone): Promise<Customer> {
  const answer = await context.post('/login', { email: customer.email, password }, undefined, {
    'user-agent': userAgent,
  });
  return { ...customer, token: answer.json().Token };
}
const listOf = async (as: Customer): Promise<OpenSession[]> => (await context.get('/sessions', as)).json().sessions;
const end = (as: Customer, id: string, currentPassword = password) =>
  context.post(`/sessions/${id}/end`, { currentPassword }, as);
const endOthers = (as: Customer, currentPassword = password) =>
  context.post('/sessions/end-others', { currentPassword }, as);
const isAlive = async (as: Customer) => (await context.get('/profile', as)).statusCode === 200;
const ownId = async (as: Customer) => (await listOf(as)).find(({ isThis }) => isThis)?.id ?? '';

test('a customer sees where they are logged in, and nobody else’s log-ins', async () => {
  const [customer, another] = [await context.customerWithOldToken(), await context.customerWithOldToken()];
  const [onPhone] = [await logIn(customer), await logIn(customer, computer), await logIn(another)];
  const listed = await listOf(onPhone as Customer);
  expect(listed.map(({ device, isThis }) => [device, isThis]).sort()).toEqual([
    ['Chrome, Android', true],
    ['Firefox, Windows', false],
  ]);
  expect(Date.now() - Date.parse(listed[0]?.openedAt ?? '')).toBeLessThan(60_000);
  // A token of an earlier release, which is not listed, sees the list too.
  expect((await listOf(customer)).every(({ isThis }) => !isThis)).toBe(true);
});

test('one session is ended with the password, and only one’s own', async () => {
  const customer = await context.customerWithOldToken();
  const [mine, lost] = [await logIn(customer), await logIn(customer, computer)];
  const thief = await logIn(await context.customerWithOldToken());
  const id = await ownId(lost);
  expect((await end(thief, id)).statusCode).toBe(404);
  expect((await end(mine, id, 'not the password')).statusCode).toBe(422);
  expect(await isAlive(lost)).toBe(true);
  const answer = await end(mine, id);
  expect(answer.json().sessions.map(({ isThis }: OpenSession) => isThis)).toEqual([true]);
  expect([await isAlive(lost), await isAlive(mine), await isAlive(thief)]).toEqual([false, true, true]);
  expect((await end(mine, id)).statusCode).toBe(200);
  expect((await end(mine, newId())).statusCode).toBe(404);
});

test('all other sessions are ended, those of earlier releases too, and this one goes on', async () => {
  const customer = await context.customerWithOldToken();
  const [mine, other] = [await logIn(customer), await logIn(customer, computer)];
  expect((await endOthers(mine, 'not the password')).statusCode).toBe(422);
  const answer = (await endOthers(mine)).json();
  expect(answer.sessions).toMatchObject([{ isThis: true }]);
  const renewed = { ...mine, token: answer.token };
  const alive = [await isAlive(renewed), await isAlive(mine), await isAlive(other), await isAlive(customer)];
  expect(alive).toEqual([true, false, false, false]);
  expect(await listOf(renewed)).toHaveLength(1);
});

test('a log-out and a changed password end sessions in the list too', async () => {
  const customer = await context.customerWithOldToken();
  const [mine, left] = [await logIn(customer), await logIn(customer, computer)];
  await context.post('/logout', undefined, left);
  expect(await listOf(mine)).toHaveLength(1);
  const change = { currentPassword: password, newPassword: 'another zebra under the acacia' };
  const { token } = (await context.put('/change-password', change, mine)).json();
  expect(await listOf({ ...mine, token })).toMatchObject([{ isThis: true }]);
});

test('the phone of an ended session shows no notifications, and others do', async () => {
  const customer = await context.customerWithOldToken();
  const [mine, lost] = [await logIn(customer), await logIn(customer)];
  const keys = { p256dh: 'p', auth: 'a' };
  const subscribed = async (sessionId: string | null) => {
    const endpoint = `https://push.example/${newId()}`;
    const row = { id: newId(), userId: customer.id, endpoint, sessionId, ...keys };
    await context.db.insert(pushSubscriptions).values(row);
    return row.id;
  };
  const kept = await subscribed(await ownId(mine));
  for (const id of [await ownId(lost), null]) await subscribed(id);
  await end(mine, await ownId(lost));
  const left = await context.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, customer.id));
  expect(left.map(({ id }) => id)).toEqual([kept]);
});

test('when a session was last seen is noted once an hour', async () => {
  const customer = await context.customerWithOldToken();
  const mine = await logIn(customer);
  const id = await ownId(mine);
  const seenAt = async () => (await listOf(mine))[0]?.lastSeenAt ?? '';
  const recently = new Date(Date.now() - 10 * 60_000);
  const move = (lastSeenAt: Date) => context.db.update(sessions).set({ lastSeenAt }).where(eq(sessions.id, id));
  await move(recently);
  expect(await seenAt()).toBe(recently.toISOString());
  await move(new Date(Date.now() - day));
  expect(Date.now() - Date.parse(await seenAt())).toBeLessThan(60_000);
});

test('sessions whose tokens have expired are not listed, and are deleted', async () => {
  const customer = await context.customerWithOldToken();
  const mine = await logIn(customer);
  const id = newId();
  const openedAt = new Date(Date.now() - 31 * day);
  await context.db.insert(sessions).values({ id, userId: customer.id, tokenVersion: 0, openedAt });
  expect((await listOf(mine)).map((one) => one.id)).not.toContain(id);
  await deleteExpiredSessions(context.db);
  const left = await context.db.select().from(sessions).where(eq(sessions.userId, customer.id));
  expect(left).toMatchObject([{ device: 'Chrome, Android' }]);
});
