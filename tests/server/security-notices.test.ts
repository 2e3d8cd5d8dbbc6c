import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notices } from '../../server/db/schema/notices.ts';
import { newId } from '../../server/db/uuid.ts';
import { noticeTopics, shownKinds, topicOf } from '../../src/contract/notices.ts';
import type { OpenSession } from '../../src/contract/responses/sessions.ts';
import { type Customer, openTestServer, password } from './support/open.ts';

const context = openTestServer();

const told = async ({ id }: Customer) =>
  (await context.db.select({ kind: notices.kind }).from(notices).where(eq(notices.userId, id)).orderBy(notices.id)).map(
    ({ kind }) => kind,
  );
const shown = async (as: Customer) => {
  const { notices: known, newer } = (await context.get('/notices', as)).json();
  return {
    known: known.map(({ kind }: { kind: string }) => kind),
    newer: newer.map(({ kind }: { kind: string }) => kind),
  };
};
const logIn = async (customer: Customer): Promise<Customer> => {
  const { Token } = (await context.post('/login', { email: customer.email, password })).json();
  return { ...customer, token: Token };
};
const sessionsOf = async (as: Customer): Promise<OpenSession[]> => (await context.get('/sessions', as)).json().sessions;
const otherThan = async (as: Customer) => (await sessionsOf(as)).find(({ isThis }) => !isThis)?.id ?? '';
const end = (as: Customer, id: string, currentPassword = password) =>
  context.post(`/sessions/${id}/end`, { currentPassword }, as);

test('a session that its owner ends is told once a day, and a refused attempt is not', async () => {
  const customer = await context.customer();
  const mine = await logIn(customer);
  const before = await told(customer);
  for (let n = 0; n < 2; n += 1) await logIn(customer);
  const logIns = (await told(customer)).length;
  expect((await end(mine, await otherThan(mine), 'not the password')).statusCode).toBe(422);
  expect((await end(mine, newId())).statusCode).toBe(404);
  expect(await told(customer)).toHaveLength(logIns);
  for (let n = 0; n < 2; n += 1) expect((await end(mine, await otherThan(mine))).statusCode).toBe(200);
  expect((await context.post('/sessions/end-others', { currentPassword: password }, mine)).statusCode).toBe(200);
  expect((await told(customer)).slice(logIns)).toEqual(['sessions-ended']);
  expect(before).toEqual([]);
});

test('without its notice no session ends', async () => {
  const customer = await context.customer();
  const [mine, other] = [await logIn(customer), await logIn(customer)];
  await context.db.execute(sql`alter table deliveries rename to deliveries_elsewhere`);
  const refused = [
    await end(mine, await otherThan(mine)),
    await context.post('/sessions/end-others', { currentPassword: password }, mine),
    await context.ownData(mine),
    await context.post('/deletion', { currentPassword: password }, mine),
  ];
  await context.db.execute(sql`alter table deliveries_elsewhere rename to deliveries`);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500, 500]);
  expect(await sessionsOf(other)).toHaveLength(3);
  expect((await context.get('/profile', mine)).json().deletionAskedAt).toBeNull();
});

test('sessions that the company ends are told, and an administrator’s own are not', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  await context.post(`/admin/customers/${customer.id}/end-sessions`, undefined, admin);
  expect(await told(customer)).toEqual(['sessions-ended-by-us']);
  await context.post('/admin/sessions/end-others', { currentPassword: password }, admin);
  expect(await told(admin)).toEqual([]);
});

test('a download of one’s data is told once a day, a deletion with each request', async () => {
  const customer = await context.customer();
  for (let n = 0; n < 2; n += 1) expect((await context.ownData(customer)).statusCode).toBe(200);
  expect(await told(customer)).toEqual(['data-downloaded']);
  const ask = () => context.post('/deletion', { currentPassword: password }, customer);
  for (let n = 0; n < 2; n += 1) await ask();
  expect(await told(customer)).toEqual(['data-downloaded', 'deletion-requested']);
  await context.post('/deletion/taken-back', undefined, customer);
  await ask();
  expect((await told(customer)).slice(2)).toEqual(['deletion-requested']);
  // A page of the release before gets these apart, since it refuses an answer with a kind that it does not know.
  expect(await shown(customer)).toEqual({
    known: [],
    newer: ['deletion-requested', 'deletion-requested', 'data-downloaded'],
  });
});

test('a blocked card is told its owner: each one that we block, and once a day what is blocked on a phone', async () => {
  const [customer, admin] = [await context.customer('premium'), await context.customer('admin')];
  const number = async () => (await context.get('/cards', customer)).json().cards[0].number;
  const blockAtDesk = async () => {
    const { cards } = (await context.get(`/admin/customers/${customer.id}`, admin)).json();
    const { id } = cards.find(({ blockedAt }: { blockedAt: string | null }) => blockedAt === null);
    for (let n = 0; n < 2; n += 1)
      expect(
        (await context.post(`/admin/customers/${customer.id}/cards/${id}/block`, undefined, admin)).statusCode,
      ).toBe(200);
  };
  for (let n = 0; n < 2; n += 1) await context.post('/cards/block', { number: await number() }, customer);
  expect(await told(customer)).toEqual(['card-blocked']);
  await blockAtDesk();
  expect(await told(customer)).toEqual(['card-blocked', 'card-blocked']);
  expect(await shown(customer)).toEqual({ known: [], newer: ['card-blocked', 'card-blocked'] });
});

test('nobody can turn off what concerns the safety of the account', () => {
  const always = shownKinds.filter((kind) => topicOf[kind] === undefined);
  expect(always.sort()).toEqual([
    'card-blocked',
    'data-downloaded',
    'deletion-requested',
    'email-changed',
    'new-log-in',
    'password-changed',
    'phone-changed',
    'sessions-ended',
    'sessions-ended-by-us',
  ]);
  expect(noticeTopics.filter((topic) => /session|data|delet|password/.test(topic))).toEqual([]);
});
