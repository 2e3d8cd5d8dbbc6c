import { eq } from 'drizzle-orm';
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { encryptKeysAnew, publishedKeys, signingKey } from '../../server/cards/keys.ts';
import { blockedHashes, deleteCardsOfDeletedAccounts } from '../../server/cards/repository.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { auditLog } from '../../server/db/schema/audit-log.ts';
import { cardKeys, cards } from '../../server/db/schema/cards.ts';
import { newId } from '../../server/db/uuid.ts';
import { createEncryption } from '../../server/second-factor/encryption.ts';
import { cardNumberOf, isCardNumber, shownCardNumber } from '../../src/contract/card-number.ts';
import { parseClaims } from '../../src/contract/card-statement.ts';
import type { Card } from '../../src/contract/responses/cards.ts';
import { checkStatement } from '../../src/features/verify/check-statement.ts';
import { type Customer, openTestServer, password } from './support/open.ts';
import { testConfig } from './support/test-config.ts';

const context = openTestServer();
const day = 86_400_000;
const dayAt = (offset: number) => new Date(Date.now() + 3 * 3_600_000 + offset * day).toISOString().slice(0, 10);

async function cardOf(customer: Customer): Promise<Card> {
  const answer = await context.get('/cards', customer);
  expect(answer.statusCode).toBe(200);
  const [card, ...others] = answer.json().cards;
  expect(others).toEqual([]);
  return card;
}
const check = async (number: string) => (await context.post('/verify-card', { number })).json();
const block = (number: string, as: Customer) => context.post('/cards/block', { number }, as);
const unknownNumber = () => cardNumberOf(crypto.getRandomValues(new Uint8Array(11)));

async function subscribe(customer: Customer, service: string, days: { from?: string; until?: string } = {}) {
  const admin = await context.customer('admin');
  await context.post('/subscriptions', { service, paymentMethod: 'Cash' }, customer, { 'idempotency-key': newId() });
  const { subscriptions } = (await context.get(`/admin/customers/${customer.id}`, admin)).json();
  const { id } = subscriptions.find((one: { service: { slug: string } }) => one.service.slug === service);
  const settled = await context.post(`/admin/subscriptions/${id}/settlement`, { action: 'confirm', ...days }, admin);
  expect(settled.statusCode).toBe(200);
}

async function verdictOf(card: Card, now = Date.now()) {
  const [{ keys }, blocked] = [(await context.get('/card-keys')).json(), (await context.get('/blocked-cards')).json()];
  const known = { keys, areKeysNew: true, blocked: blocked.cards, now, lastContact: Date.parse(blocked.at) };
  return checkStatement(card.statement ?? '', known);
}

test('a card says who is covered, for what and until when, and any phone can check it with the public keys', async () => {
  const customer = await context.customer('premium');
  await subscribe(customer, 'maternity-care', { from: dayAt(-3), until: dayAt(40) });
  await subscribe(customer, 'routine-checkups', { from: dayAt(-30), until: dayAt(-1) });
  await subscribe(customer, 'telemedicine', { from: dayAt(5), until: dayAt(300) });
  const card = await cardOf(customer);
  expect(card).toMatchObject({
    personId: null,
    name: 'Hiwot Bekele',
    plan: 'Premium',
    services: [{ slug: 'maternity-care', title: 'Maternity Care', until: dayAt(40) }],
  });
  expect(isCardNumber(card.number)).toBe(true);
  expect((await cardOf(customer)).number).toBe(card.number);

  const { payload, protectedHeader } = await jwtVerify(
    card.statement ?? '',
    createLocalJWKSet((await context.get('/card-keys')).json()),
    { issuer: 'tenawas', subject: card.number, algorithms: ['ES256'] },
  );
  expect(Object.keys(payload).sort()).toEqual(['exp', 'iss', 'n', 'nbf', 'p', 's', 'sub']);
  expect(Object.keys(protectedHeader).sort()).toEqual(['alg', 'kid']);
  expect((payload.exp ?? 0) - (payload.nbf ?? 0)).toBe(30 * 86_400);
  expect(card.expiresAt).toBe(new Date((payload.exp ?? 0) * 1000).toISOString());
  expect(parseClaims(payload)).toMatchObject({ number: card.number, name: 'Hiwot Bekele', services: [{}] });
  expect((await verdictOf(card)).kind).toBe('covered');
  expect((await verdictOf(card, Date.now() + 30 * day)).kind).toBe('expired');
});

test('without cover there is a card but no statement', async () => {
  const customer = await context.customer();
  await subscribe(customer, 'maternity-care', { from: dayAt(-30), until: dayAt(-1) });
  const card = await cardOf(customer);
  expect(card).toMatchObject({ plan: 'Regular', planUntil: null, services: [], statement: null, expiresAt: null });
  expect(await check(card.number)).toEqual({ status: 'not-covered', name: 'Hiwot B.', planUntil: null, services: [] });
});

test('two phones that ask at the same time get the same card', async () => {
  const customer = await context.customer();
  const numbers = await Promise.all(Array.from({ length: 5 }, async () => (await cardOf(customer)).number));
  expect(new Set(numbers).size).toBe(1);
});

test('a number is checked in any spelling, and tells only what a counter needs', async () => {
  const customer = await context.customer('premium');
  const { number } = await cardOf(customer);
  const { premiumUntil } = (await context.db.select().from(users).where(eq(users.id, customer.id)))[0] ?? {};
  const said = { status: 'covered', name: 'Hiwot B.', planUntil: premiumUntil, services: [] };
  for (const typed of [number, shownCardNumber(number).toLowerCase(), ` ${number} `])
    expect(await check(typed)).toEqual(said);
  const nothing = { name: null, planUntil: null, services: [] };
  expect(await check(unknownNumber())).toEqual({ status: 'unknown', ...nothing });
  const mistyped = await context.post('/verify-card', { number: `${number.slice(0, -1)}U` });
  expect([mistyped.statusCode, mistyped.json().errors.number.code]).toEqual([422, 'not-a-card-number']);
  await block(number, customer);
  expect(await check(number)).toEqual({ status: 'blocked', ...nothing });
});

test('a lost card is blocked once, by its owner alone, and a new one takes its place', async () => {
  const [customer, thief] = [await context.customer('premium'), await context.customer('premium')];
  const lost = await cardOf(customer);
  expect((await block(lost.number, thief)).statusCode).toBe(404);
  expect((await block(unknownNumber(), customer)).statusCode).toBe(404);
  expect((await verdictOf(lost)).kind).toBe('covered');

  const answers = await Promise.all([block(lost.number, customer), block(lost.number, customer)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const renewed = await cardOf(customer);
  expect(renewed.number).not.toBe(lost.number);
  for (const answer of answers) expect(answer.json().cards[0].number).toBe(renewed.number);
  expect([(await verdictOf(lost)).kind, (await verdictOf(renewed)).kind]).toEqual(['blocked', 'covered']);

  const stored = await context.db.select().from(cards).where(eq(cards.userId, customer.id)).orderBy(cards.issuedAt);
  expect(stored).toHaveLength(2);
  expect(stored[0]).toMatchObject({ number: lost.number, replacedBy: stored[1]?.id });
});

test('the list of blocked cards names nobody, and leaves out what has expired', async () => {
  const customer = await context.customer();
  const { number } = await cardOf(customer);
  await block(number, customer);
  const answer = await context.get('/blocked-cards');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(Object.keys(answer.json()).sort()).toEqual(['at', 'cards']);
  const listed: string[] = answer.json().cards;
  expect(listed).toEqual([...listed].sort());
  expect(listed.every((hash) => /^[\da-f]{12}$/.test(hash))).toBe(true);
  const before = await blockedHashes(context.db);
  await context.db
    .update(cards)
    .set({ blockedAt: new Date(Date.now() - 32 * day) })
    .where(eq(cards.number, number));
  expect(await blockedHashes(context.db)).toHaveLength(before.length - 1);
});

test('the desk sees and blocks cards, and the audit log says who did', async () => {
  const [customer, other, admin] = [
    await context.customer(),
    await context.customer(),
    await context.customer('admin'),
  ];
  const { number } = await cardOf(customer);
  const shown = (await context.get(`/admin/customers/${customer.id}`, admin)).json().cards;
  expect(shown).toEqual([{ id: expect.any(String), number, issuedAt: expect.any(String), blockedAt: null }]);
  const url = (id: string) => `/admin/customers/${id}/cards/${shown[0].id}/block`;
  const blockAs = (id: string) => context.ask({ method: 'POST', url: `/api${url(id)}`, as: admin });
  expect((await blockAs(other.id)).statusCode).toBe(404);
  for (let twice = 0; twice < 2; twice++) {
    const after = (await blockAs(customer.id)).json().cards;
    expect(after.map(({ blockedAt }: { blockedAt: string | null }) => blockedAt !== null)).toEqual([true, false]);
  }
  const lines = await context.db.select().from(auditLog).where(eq(auditLog.customerId, customer.id));
  expect(lines.filter(({ action }) => action === 'blockCard')).toMatchObject([
    { byUser: admin.id, status: 200 },
    { byUser: admin.id, status: 200 },
  ]);
});

test('own data has the cards, and a deletion blocks them until nothing they say is valid', async () => {
  const [customer, admin] = [await context.customer('premium'), await context.customer('admin')];
  const card = await cardOf(customer);
  expect((await context.post('/own-data', { currentPassword: password }, customer)).json().cards).toMatchObject([
    { number: card.number },
  ]);
  await context.post('/deletion', { currentPassword: password }, customer);
  const { deletions } = (await context.get('/admin/deletions?state=open', admin)).json();
  const { id } = deletions.find((one: { customer: { id: string } }) => one.customer.id === customer.id);
  await context.ask({ method: 'POST', url: `/api/admin/deletions/${id}/carried-out`, as: admin });
  expect((await verdictOf(card)).kind).toBe('blocked');
  const left = () => context.db.select().from(cards).where(eq(cards.userId, customer.id));
  await deleteCardsOfDeletedAccounts(context.db);
  expect(await left()).toHaveLength(1);
  await context.db
    .update(cards)
    .set({ blockedAt: new Date(Date.now() - 32 * day) })
    .where(eq(cards.userId, customer.id));
  await deleteCardsOfDeletedAccounts(context.db);
  expect(await left()).toEqual([]);
  expect((await check(card.number)).status).toBe('unknown');
});

test('all servers sign with the same key, a new one is published before it signs, and the old one as long as it is needed', async () => {
  await context.db.delete(cardKeys);
  const secrets = { secret: testConfig.tokenSecret, accepted: null };
  const server = (of = secrets) => ({ db: context.db, cardEncryption: createEncryption(of, 'card keys') });
  const now = Date.now();
  const publishedAt = async (at: number) => (await publishedKeys(server(), at)).keys.map(({ kid }) => kid);
  const first = await signingKey(server(), now);
  expect((await signingKey(server(), now)).kid).toBe(first.kid);

  const customer = await context.customer('premium');
  const card = await cardOf(customer);
  expect(decodeJwt(card.statement ?? '').sub).toBe(card.number);

  const late = now + 340 * day;
  expect((await signingKey(server(), late)).kid).toBe(first.kid);
  const [next = ''] = await publishedAt(late);
  expect(await publishedAt(late)).toEqual([next, first.kid]);
  expect((await signingKey(server(), late + 31 * day)).kid).toBe(next);
  expect(await publishedAt(late + 60 * day)).toEqual([next, first.kid]);
  expect(await publishedAt(late + 62 * day)).toEqual([next]);
});

test('the database alone signs nothing, and a changed secret still reads what the one before has written', async () => {
  await context.db.delete(cardKeys);
  const server = (secret: string, accepted: string | null = null) => ({
    db: context.db,
    cardEncryption: createEncryption({ secret, accepted }, 'card keys'),
  });
  const first = await signingKey(server('the one before'));
  const [stored] = await context.db.select().from(cardKeys);
  expect(Buffer.from(stored?.privateKey ?? '', 'base64url').toString('latin1')).not.toContain('"d"');
  expect((await signingKey(server('now', 'the one before'))).kid).toBe(first.kid);
  await encryptKeysAnew(server('now', 'the one before'));
  expect((await signingKey(server('now'))).kid).toBe(first.kid);
  expect((await signingKey(server('the one before'))).kid).not.toBe(first.kid);
});

test('after a change of the secret without the one before a new key signs at once, and the old one is still published', async () => {
  await context.db.delete(cardKeys);
  const server = (secret: string) => ({
    db: context.db,
    cardEncryption: createEncryption({ secret, accepted: null }, 'card keys'),
  });
  const first = await signingKey(server('the one before'));
  const second = await signingKey(server('now'));
  expect(second.kid).not.toBe(first.kid);
  const { keys } = await publishedKeys(server('now'));
  expect(keys.map(({ kid }) => kid)).toEqual([second.kid, first.kid]);
  for (const key of keys) expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
});

test('each member of the family has a card, and it is blocked once the membership has ended', async () => {
  const [customer, admin] = [await context.customer('premium'), await context.customer('admin')];
  const person = { name: 'Liya Bekele', birthDate: '2018-03-04', relation: 'child' };
  await context.post(`/admin/customers/${customer.id}/family`, person, admin);
  const [holder, child] = (await context.get('/cards', customer)).json().cards as [Card, Card];
  expect([holder.personId, child.personId !== null, child.name]).toEqual([null, true, 'Liya Bekele']);
  expect(child.number).not.toBe(holder.number);
  expect((await verdictOf(child)).kind).toBe('covered');
  expect(await check(child.number)).toMatchObject({ status: 'covered', name: 'Liya B.' });
  // A card of one's own is blocked without the others.
  await block(child.number, customer);
  const [same, next] = (await context.get('/cards', customer)).json().cards as [Card, Card];
  expect([same.number, next.number === child.number]).toEqual([holder.number, false]);

  expect((await context.post(`/admin/family-members/${child.personId}/end`, {}, admin)).statusCode).toBe(200);
  expect(await check(next.number)).toMatchObject({ status: 'blocked', name: null });
  expect((await verdictOf(next)).kind).toBe('blocked');
  expect((await verdictOf(holder)).kind).toBe('covered');
  expect((await context.get('/cards', customer)).json().cards).toHaveLength(1);
});

test('in the days of grace a card is covered until the last of them', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  await subscribe(customer, 'maternity-care', { from: dayAt(-30), until: dayAt(-2) });
  expect((await cardOf(customer)).services).toEqual([]);
  await context.put('/admin/grace-period', { days: 5 }, admin);
  expect((await cardOf(customer)).services).toMatchObject([{ until: dayAt(3) }]);
  expect((await verdictOf(await cardOf(customer))).kind).toBe('covered');
  await context.put('/admin/grace-period', { days: 0 }, admin);
});
