import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { decide } from '../../server/claims/decide.ts';
import { claimEvents, letters } from '../../server/db/schema/claims.ts';
import { newId } from '../../server/db/uuid.ts';
import { decideAs, sentClaim } from './support/admin.ts';
import { heldUp } from './support/held-up.ts';
import { aClaim, type Customer, openTestServer } from './support/open.ts';

const context = openTestServer();

const answer = (customer: Customer, claim: string, text = 'The left arm.', key: string = newId()) =>
  context.post('/claim-answers', { claim, text }, customer, { 'idempotency-key': key });

async function questioned() {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const { id } = await sentClaim(context, customer);
  await decideAs(context, admin, id, { action: 'ask', version: 1, text: 'Which arm?' });
  return { customer, admin, id };
}

test('an answer brings the claim back into review, and both sides read it in the thread', async () => {
  const { customer, admin, id } = await questioned();
  const sent = await answer(customer, id);
  expect(sent.statusCode).toBe(201);
  expect(sent.json().receipt.number).toMatch(/^R-/);

  const seen = (await context.get(`/claims/${id}`, customer)).json();
  expect(seen).toMatchObject({ status: 'in-review', mayCorrect: false });
  expect(seen.events.slice(1)).toMatchObject([
    { action: 'ask', to: 'more-information', reason: 'Which arm?', by: 'company' },
    { from: 'more-information', to: 'in-review', reason: 'The left arm.', by: 'customer' },
  ]);
  // A page of an earlier release refuses an action that it does not know.
  expect(seen.events[2]).not.toHaveProperty('action');

  const opened = (await context.get(`/admin/claims/${id}`, admin)).json();
  expect(opened.events[2]).toMatchObject({ action: 'answer', reason: 'The left arm.', by: { id: customer.id } });
  expect(opened.actions).toEqual(['approve', 'decline', 'ask']);
});

test('an answer that is sent again is one answer', async () => {
  const { customer, id } = await questioned();
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 20 }, () => answer(customer, id, 'Left.', key)));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await context.db.select().from(claimEvents).where(eq(claimEvents.claimId, id))).toHaveLength(3);
});

test('of two answers from two phones, and of an answer and a decision, one is too late', async () => {
  const first = await questioned();
  const codes = await Promise.all(['Left.', 'Right.'].map((text) => answer(first.customer, first.id, text)));
  expect(codes.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);

  const { customer, admin, id } = await questioned();
  const decision = { action: 'decline', version: 2, code: 'papers-missing' };
  const [answered, decided] = await Promise.all([answer(customer, id), decideAs(context, admin, id, decision)]);
  expect([answered.statusCode, decided.statusCode]).toSatisfy(
    ([one, other]: number[]) => (one === 201 && other === 409) || (one === 422 && other === 200),
  );
});

test('an answer or a correction that waits for a decision is refused, not lost', async () => {
  const { customer, admin, id } = await questioned();
  const decision = { action: 'approve', version: 2, amountCents: 100, text: null } as const;
  const underWay = await context.db.transaction(async (tx) => {
    expect(await decide(tx, id, decision, { userId: admin.id, role: 'admin' })).toBe('done');
    const sent = [answer(customer, id), context.post('/claims', { ...aClaim, corrects: id }, customer)];
    await heldUp(context, sent.length);
    return { sent };
  });
  const [answered, corrected] = await Promise.all(underWay.sent);
  expect(answered?.json().errors.claim.code).toBe('not-asked');
  expect(corrected?.json().errors.corrects.code).toBe('not-offered');
  expect(await context.db.select().from(letters).where(eq(letters.userId, customer.id))).toHaveLength(1);
});

test('only an open question about one’s own claim can be answered, and the refusal says so', async () => {
  const { admin, id } = await questioned();
  const stranger = await context.customer();
  const other = await sentClaim(context, stranger);
  for (const claim of [id, other.id, newId()]) {
    const refused = await answer(stranger, claim);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors.claim.code).toBe('not-asked');
    expect(refused.json().errors.claim.message).toContain('no longer open');
  }
  expect((await answer(admin, id)).statusCode).toBe(403);
  expect((await context.get(`/admin/claims/${id}`, admin)).json().status).toBe('more-information');
});
