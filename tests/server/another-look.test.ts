import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { claimEvents, claims, letters } from '../../server/db/schema/claims.ts';
import { newId } from '../../server/db/uuid.ts';
import { localDay, todayInEthiopia } from '../../src/contract/day.ts';
import { decideAs, sentClaim } from './support/admin.ts';
import { aClaim, type Customer, openTestServer } from './support/open.ts';

const context = openTestServer({ twoApprovalsAboveCents: 100_000 });

const disagree = (customer: Customer, claim: string, more: object = {}, key: string = newId()) =>
  context.post('/claim-reviews', { claim, text: 'It was an accident.', ...more }, customer, { 'idempotency-key': key });
const decline = (admin: Customer, id: string, version: number) =>
  decideAs(context, admin, id, { action: 'decline', version, code: 'not-covered', text: null });
const approve = (admin: Customer, id: string, version: number, amountCents = 100) =>
  decideAs(context, admin, id, { action: 'approve', version, amountCents, text: null });
const assign = (admin: Customer, id: string) => context.put(`/admin/claims/${id}/assignment`, { to: 'me' }, admin);
const atDesk = async (admin: Customer, id: string) => (await context.get(`/admin/claims/${id}`, admin)).json();
const seenBy = async (customer: Customer, id: string) => (await context.get(`/claims/${id}`, customer)).json();
/** As if it had been declined this many days ago. */
const declinedDaysAgo = (id: string, days: number) =>
  context.db
    .update(claims)
    .set({ changedAt: sql`now() - make_interval(days => ${days}::int)` })
    .where(eq(claims.id, id));

async function declined() {
  const [customer, decliner, other] = [
    await context.customer(),
    await context.customer('admin'),
    await context.customer('admin'),
  ];
  const { id } = await sentClaim(context, customer);
  await assign(decliner, id);
  expect((await decline(decliner, id, 1)).statusCode).toBe(200);
  return { customer, decliner, other, id };
}

async function disagreed() {
  const all = await declined();
  expect((await disagree(all.customer, all.id)).statusCode).toBe(201);
  return all;
}

// The first, so that the overview has this claim alone.
test('the time to a decision does not count the days before the customer disagreed', async () => {
  const { customer, other, id } = await declined();
  await context.db.update(claims).set({ receivedAt: sql`now() - interval '50 days'` });
  const hours = async () => (await context.get('/admin/overview', other)).json().decided;
  expect((await hours()).medianHours).toBeCloseTo(50 * 24, 0);
  await disagree(customer, id);
  await approve(other, id, 3);
  expect(await hours()).toMatchObject({ count: 1, medianHours: expect.closeTo(0, 1) });
});

test('a customer who disagrees brings the claim back to the queue, with the reason', async () => {
  const { customer, decliner, other, id } = await declined();
  expect(await seenBy(customer, id)).toMatchObject({ status: 'declined', disagreeUntil: localDay(new Date(), 60) });
  const sent = await disagree(customer, id);
  expect([sent.statusCode, sent.json().message]).toEqual([201, expect.stringContaining('looks at it again')]);

  const seen = await seenBy(customer, id);
  expect(seen).toMatchObject({ status: 'in-review', disagreeUntil: null, mayCorrect: false });
  const event = { from: 'declined', to: 'in-review', reason: 'It was an accident.', by: 'customer' };
  expect(seen.events[2]).toMatchObject(event);
  // A page of an earlier release refuses an action that it does not know.
  expect(seen.events[2]).not.toHaveProperty('action');

  const queue = await context.get(`/admin/claims?state=another-look&search=${seen.number}`, other);
  expect(queue.json().claims).toMatchObject([{ id, isAnotherLook: true, assignedTo: null }]);
  expect(await atDesk(other, id)).toMatchObject({
    actions: ['approve', 'decline', 'ask'],
    disagreedWith: { id: decliner.id, name: 'Hiwot Bekele' },
  });
});

test('who declined it can neither decide nor take it, whatever happens to it next', async () => {
  const { customer, decliner, other, id } = await disagreed();
  expect(await atDesk(decliner, id)).toMatchObject({ actions: [], undoUntil: null });
  const ask = { action: 'ask', version: 3, text: 'Where?' };
  for (const refused of [
    await approve(decliner, id, 3),
    await decline(decliner, id, 3),
    await decideAs(context, decliner, id, ask),
    await assign(decliner, id),
  ])
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'You declined this claim. Somebody else has to look at it again.',
    ]);
  expect((await assign(other, id)).json().assignedTo).toMatchObject({ id: other.id });

  await decideAs(context, other, id, ask);
  expect((await approve(decliner, id, 4)).statusCode).toBe(403);
  await context.post('/claim-answers', { claim: id, text: 'In Adama.' }, customer);
  expect((await approve(decliner, id, 5)).statusCode).toBe(403);
  expect((await approve(other, id, 5)).json().status).toBe('approved');
  expect((await decideAs(context, decliner, id, { action: 'undo', version: 6 })).statusCode).toBe(403);
  // A payment is no decision about the claim.
  const pay = { action: 'pay', version: 6, day: todayInEthiopia() };
  expect((await decideAs(context, decliner, id, pay)).json().actions).toEqual(['undo']);
  expect((await decideAs(context, decliner, id, { action: 'undo', version: 7 })).json().status).toBe('approved');
});

test('a high amount still needs two people, neither of whom declined it', async () => {
  const { decliner, other, id } = await disagreed();
  const third = await context.customer('admin');
  expect((await approve(decliner, id, 3, 200_000)).statusCode).toBe(403);
  expect((await approve(other, id, 3, 200_000)).json().status).toBe('in-review');
  expect((await approve(decliner, id, 3, 200_000)).statusCode).toBe(403);
  expect((await approve(third, id, 3, 200_000)).json().status).toBe('approved');
});

test('a second decline is final, and can be undone by who made it', async () => {
  const { customer, other, id } = await disagreed();
  expect((await decline(other, id, 3)).json().status).toBe('declined');
  expect(await seenBy(customer, id)).toMatchObject({ status: 'declined', disagreeUntil: null });
  const refused = await disagree(customer, id);
  expect([refused.statusCode, refused.json().errors.claim.code]).toEqual([422, 'not-declined']);
  const undone = (await decideAs(context, other, id, { action: 'undo', version: 4 })).json();
  expect(undone).toMatchObject({ status: 'in-review' });
  // The customer's own words are not repeated as the company's.
  expect(undone.events.at(-1)).toMatchObject({ action: 'undo', reason: null });
});

test('it may be asked for within sixty days, and thirty more on the way', async () => {
  const inTime = [
    { declined: 60 },
    { declined: 61, writtenOn: 1 },
    { declined: 90, writtenOn: 30 },
    // A clock that is ahead.
    { declined: 60, writtenOn: -400 },
  ];
  const tooLate = [{ declined: 61 }, { declined: 61, writtenOn: 0 }, { declined: 91, writtenOn: 90 }];
  for (const [cases, expected] of [
    [inTime, [201, undefined]],
    [tooLate, [422, 'too-late']],
  ] as const)
    for (const { declined: days, writtenOn } of cases as { declined: number; writtenOn?: number }[]) {
      const { customer, id } = await declined();
      await declinedDaysAgo(id, days);
      const written = writtenOn === undefined ? {} : { writtenOn: localDay(new Date(), -writtenOn) };
      const answer = await disagree(customer, id, written);
      expect([days, writtenOn, answer.statusCode, answer.json().errors?.writtenOn.code]).toEqual([
        days,
        writtenOn,
        ...expected,
      ]);
      expect((await seenBy(customer, id)).status).toBe(expected[0] === 201 ? 'in-review' : 'declined');
    }
});

test('only one’s own declined claim, and not one that was corrected', async () => {
  const { customer, id } = await declined();
  const stranger = await context.customer();
  const undecided = await sentClaim(context, stranger);
  // Nothing is said of somebody else's claim, not even that it is too old.
  await declinedDaysAgo(id, 100);
  for (const claim of [id, undecided.id, newId()]) {
    const refused = await disagree(stranger, claim);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['claim']]);
    expect(refused.json().errors.claim.code).toBe('not-declined');
  }
  await context.post('/claims', { ...aClaim, corrects: id }, customer);
  expect(await seenBy(customer, id)).toMatchObject({ disagreeUntil: null });
  expect((await disagree(customer, id)).json().errors.claim.code).toBe('not-declined');
});

test('sent again it is one letter, and of two from two phones one is too late', async () => {
  const { customer, id } = await declined();
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 10 }, () => disagree(customer, id, {}, key)));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  const events = await context.db.select().from(claimEvents).where(eq(claimEvents.claimId, id));
  expect(events.map(({ action }) => action).sort()).toEqual(['decline', 'disagree', 'received']);

  const another = await declined();
  const both = await Promise.all(['One', 'Two'].map((text) => disagree(another.customer, another.id, { text })));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  expect(await context.db.select().from(letters).where(eq(letters.userId, another.customer.id))).toHaveLength(2);
});

test('of an undo and a disagreement at the same time one is refused, and a taking never stands', async () => {
  const { customer, decliner, id } = await declined();
  const [asked, undone, taken] = await Promise.all([
    disagree(customer, id),
    decideAs(context, decliner, id, { action: 'undo', version: 2 }),
    assign(decliner, id),
  ]);
  const { status, disagreedWith, assignedTo } = await atDesk(decliner, id);
  const isAsked = asked.statusCode === 201;
  expect([isAsked, undone.statusCode === 200]).toEqual([isAsked, !isAsked]);
  expect([status, disagreedWith?.id]).toEqual(isAsked ? ['in-review', decliner.id] : ['submitted', undefined]);
  expect([200, 403]).toContain(taken.statusCode);
  if (isAsked) expect(assignedTo).toBeNull();
});

test('of two who decide it anew one is too late, and of those one who declined it none is first', async () => {
  const { decliner, other, id } = await disagreed();
  const third = await context.customer('admin');
  const decided = await Promise.all([decline(decliner, id, 3), approve(other, id, 3), decline(third, id, 3)]);
  expect(decided[0]?.statusCode).not.toBe(200);
  expect(
    decided
      .slice(1)
      .map(({ statusCode }) => statusCode)
      .sort(),
  ).toEqual([200, 409]);
});
