import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { decide } from '../../server/claims/decide.ts';
import { claimEvents, claimRequests, claims } from '../../server/db/schema/claims.ts';
import { hospitals } from '../../server/db/schema/offers.ts';
import { newId } from '../../server/db/uuid.ts';
import { aClaim, aPremiumClaim, type Customer, openTestServer } from './support/open.ts';

const context = openTestServer();

const send = (customer: Customer, body: unknown = aClaim, key: string = newId(), path = '/claims') =>
  context.post(path, body, customer, { 'idempotency-key': key });
const claimsOf = ({ id }: Customer) => context.db.select().from(claims).where(eq(claims.userId, id));

test('a claim gets a receipt with the hash of the received bytes', async () => {
  const customer = await context.customer();
  const key = newId();
  const bytes = JSON.stringify(aClaim, null, 3);
  const answer = await send(customer, bytes, key);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({
    Status: 'Success',
    Message: expect.stringContaining(answer.json().receipt.number),
    receipt: {
      letterId: key,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      number: expect.stringMatching(/^R-[34679CDFGHJKMNPQRTWXY]{8}$/),
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    },
  });
});

test('fifty concurrent identical requests create one claim and get the same response', async () => {
  const customer = await context.customer();
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(customer, aClaim, key)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await claimsOf(customer)).toHaveLength(1);
  const [claim] = await claimsOf(customer);
  expect(claim?.number).toBe(answers[0]?.json().receipt.number);
});

test('a key reused with another body or endpoint is 422 and creates nothing', async () => {
  const customer = await context.customer('premium');
  const key = newId();
  await send(customer, aClaim, key);
  expect((await send(customer, { ...aClaim, description: 'another' }, key)).statusCode).toBe(422);
  expect((await send(customer, aPremiumClaim, key, '/premiumclaims')).statusCode).toBe(422);
  expect((await send(customer, { userId: customer.id }, key, '/claim-request')).statusCode).toBe(422);
  expect(await claimsOf(customer)).toHaveLength(1);
});

test('of concurrent requests with one key and different bodies, one succeeds', async () => {
  const customer = await context.customer();
  const key = newId();
  const bodies = Array.from({ length: 20 }, (_, n) => ({ ...aClaim, description: `number ${n}` }));
  const answers = await Promise.all(bodies.map((body) => send(customer, body, key)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(19).fill(422)]);
});

test('two customers may use the same key', async () => {
  const [one, other] = [await context.customer(), await context.customer()];
  const key = newId();
  const [first, second] = [await send(one, aClaim, key), await send(other, aClaim, key)];
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(first.json().receipt.number).not.toBe(second.json().receipt.number);
});

test('without a key each request creates a claim', async () => {
  const customer = await context.customer();
  const answers = [await context.post('/claims', aClaim, customer), await context.post('/claims', aClaim, customer)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(await claimsOf(customer)).toHaveLength(2);
});

test('a key that is not a UUID is refused', async () => {
  expect((await send(await context.customer(), aClaim, 'once')).statusCode).toBe(400);
});

test('a repeated claim gets its first response after its hospital was removed', async () => {
  const customer = await context.customer();
  const key = newId();
  const body = { ...aClaim, hospital: 'A hospital for a day' };
  await context.db
    .insert(hospitals)
    .values({ id: newId(), position: 9, name: body.hospital, town: 'Jimma', phone: '1' });
  const first = await send(customer, body, key);
  await context.db.delete(hospitals).where(eq(hospitals.name, body.hospital));
  expect((await send(customer, body, key)).body).toBe(first.body);
  expect((await send(customer, body)).statusCode).toBe(422);
});

test('a repeated claim gets its first response after its payload version was dropped', async () => {
  const customer = await context.customer();
  const key = newId();
  const first = await send(customer, aClaim, key);
  const headers = { 'idempotency-key': key, 'payload-version': '0' };
  expect((await context.post('/claims', aClaim, customer, headers)).body).toBe(first.body);
  const unknown = await context.post('/claims', aClaim, customer, { ...headers, 'idempotency-key': newId() });
  expect(unknown.statusCode).toBe(422);
});

test.each(['hospital', 'service', 'paymentMethod'])(
  'an unknown %s is a 422 field error and stores nothing',
  async (field) => {
    const customer = await context.customer();
    const answer = await send(customer, { ...aClaim, [field]: 'Nowhere' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ Status: 'Error', errors: { [field]: { code: 'not-offered' } } });
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    expect(await claimsOf(customer)).toHaveLength(0);
  },
);

test('a premium claim accepts the policies and payment methods of the premium form', async () => {
  const customer = await context.customer('premium');
  const answer = await send(customer, aPremiumClaim, newId(), '/premiumclaims');
  expect(answer.json()).toEqual({ message: 'Claim submitted successfully.', receipt: expect.any(Object) });

  const refused = await send(
    customer,
    { ...aPremiumClaim, paymentMethod: 'Mobile Banking', policy: 'Telemedicine' },
    newId(),
    '/premiumclaims',
  );
  expect(Object.keys(refused.json().errors)).toEqual(['policy', 'paymentMethod']);
});

test('priority defaults to true', async () => {
  const customer = await context.customer('premium');
  const { priority, ...silent } = aPremiumClaim;
  await send(customer, silent, newId(), '/premiumclaims');
  await send(customer, { ...silent, priority: false }, newId(), '/premiumclaims');
  expect((await claimsOf(customer)).map((claim) => claim.priority).sort()).toEqual([false, true]);
});

test('a claim request is idempotent too', async () => {
  const customer = await context.customer();
  const key = newId();
  const answers = [
    await send(customer, { userId: customer.id }, key, '/claim-request'),
    await send(customer, { userId: customer.id }, key, '/claim-request'),
  ];
  expect(answers[0]?.json().message).toBe('Claim request sent to admin.');
  expect(answers[1]?.body).toBe(answers[0]?.body);
  expect(await context.db.select().from(claimRequests).where(eq(claimRequests.userId, customer.id))).toHaveLength(1);
});

test('lettersStatus returns the letters that arrived', async () => {
  const [customer, other] = [await context.customer(), await context.customer()];
  const [mine, another, never] = [newId(), newId(), newId()];
  const { receipt } = (await send(customer, aClaim, mine)).json();
  await send(other, aClaim, another);
  const answer = await context.post('/letters/status', { ids: [mine, another, never] }, customer);
  expect(answer.json()).toEqual({ arrived: [receipt] });
  expect((await context.post('/letters/status', { ids: [] }, customer)).json()).toEqual({ arrived: [] });
});

test('paging lists every claim once, newest first, while new ones arrive', async () => {
  const customer = await context.customer();
  const sent: string[] = [];
  for (let n = 0; n < 120; n++) sent.unshift((await send(customer)).json().receipt.number);
  const seen: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: { claims: { number: string }[]; next: string | null } = (
      await context.get(`/claims${next && `?after=${next}`}`, customer)
    ).json();
    seen.push(...page.claims.map(({ number }) => number));
    next = page.next;
    await send(customer);
  }
  expect(seen).toEqual(sent);
  expect((await context.get('/profile', customer)).json().claims).toHaveLength(100);
  expect((await context.get('/claims?after=nonsense', customer)).statusCode).toBe(422);
});

test('each change of a claim adds an event', async () => {
  const customer = await context.customer();
  const admin = await context.customer('admin');
  await send(customer);
  const [claim] = await claimsOf(customer);
  const id = claim?.id ?? '';
  const by = { userId: admin.id, role: 'admin' } as const;
  await decide(context.db, id, { action: 'review', version: 1 }, by);
  await decide(context.db, id, { action: 'decline', version: 2, code: 'not-covered', text: 'ከሽፋን ውጭ' }, by);

  const detail = (await context.get(`/claims/${id}`, customer)).json();
  expect(detail).toMatchObject({ id, status: 'declined', description: aClaim.description, service: aClaim.service });
  expect(detail.events.map(({ from, to, reason }: Record<string, unknown>) => [from, to, reason])).toEqual([
    [null, 'submitted', null],
    ['submitted', 'in-review', null],
    ['in-review', 'declined', 'ከሽፋን ውጭ'],
  ]);
  expect(detail.changedAt).toBe(detail.events[2].at);
  const events = await context.db.select().from(claimEvents).where(eq(claimEvents.claimId, id)).orderBy(claimEvents.id);
  expect(events.map(({ byUser }) => byUser)).toEqual([customer.id, admin.id, admin.id]);
});
