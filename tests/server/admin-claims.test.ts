import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { decide } from '../../server/claims/decide.ts';
import { claimEvents, claimEventTexts, claims } from '../../server/db/schema/claims.ts';
import { newId } from '../../server/db/uuid.ts';
import { decideAs, sentClaim } from './support/admin.ts';
import { aClaim, aPremiumClaim, openTestServer } from './support/open.ts';

const context = openTestServer();

test('an approved claim shows the customer the amount, and administrators who did what', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const { id, number } = await sentClaim(context, customer);

  const opened = (await context.get(`/admin/claims/${id}`, admin)).json();
  expect(opened).toMatchObject({ number, version: 1, status: 'submitted', description: aClaim.description });
  expect(opened.customer).toMatchObject({ id: customer.id, email: customer.email, plan: 'Regular' });
  expect(opened.actions).toEqual(['review', 'approve', 'decline', 'ask']);

  const reviewed = (await decideAs(context, admin, id, { action: 'review', version: 1 })).json();
  expect(reviewed).toMatchObject({ status: 'in-review', version: 2, undoUntil: expect.any(String) });
  const approved = await decideAs(context, admin, id, { action: 'approve', version: 2, amountCents: 12_345 });
  expect([approved.statusCode, approved.json().status, approved.json().amountCents]).toEqual([200, 'approved', 12_345]);
  expect(approved.json().events.map(({ by, action }: { by: object; action: string }) => [action, by])).toEqual([
    ['received', { id: customer.id, name: 'Hiwot Bekele', role: 'customer' }],
    ['review', { id: admin.id, name: 'Hiwot Bekele', role: 'admin' }],
    ['approve', { id: admin.id, name: 'Hiwot Bekele', role: 'admin' }],
  ]);

  const seen = (await context.get(`/claims/${id}`, customer)).json();
  expect(seen).toMatchObject({ status: 'approved', amountCents: 12_345, reason: null, mayCorrect: false });
  expect(seen.events).toHaveLength(3);
  expect(JSON.stringify(seen)).not.toContain(admin.id);
  const { claims: listed } = (await context.get('/profile', customer)).json();
  expect(listed[0]).toMatchObject({ status: 'approved', amountCents: 12_345 });
});

test('a decline has a reason code and text, a question a text', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const { id } = await sentClaim(context, customer);
  await decideAs(context, admin, id, { action: 'ask', version: 1, text: 'የደረሰኙ ቀን?' });
  expect((await context.get(`/claims/${id}`, customer)).json()).toMatchObject({
    status: 'more-information',
    reason: { code: null, text: 'የደረሰኙ ቀን?' },
    mayCorrect: true,
  });
  await decideAs(context, admin, id, { action: 'decline', version: 2, code: 'papers-missing', text: 'No receipt. 🧾' });
  expect((await context.get(`/claims/${id}`, customer)).json()).toMatchObject({
    status: 'declined',
    reason: { code: 'papers-missing', text: 'No receipt. 🧾' },
    mayCorrect: true,
  });
});

test('a declined claim can be corrected by a new claim', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const old = await sentClaim(context, customer);
  await decideAs(context, admin, old.id, { action: 'decline', version: 1, code: 'details-differ' });
  const corrected = await sentClaim(context, customer, { ...aClaim, description: 'right now', corrects: old.id });
  expect((await context.get(`/claims/${corrected.id}`, customer)).json().corrects).toEqual(old);
  const seen = (await context.get(`/claims/${old.id}`, customer)).json();
  expect(seen).toMatchObject({ status: 'declined', correctedBy: corrected, mayCorrect: false });
  expect((await context.get(`/admin/claims/${corrected.id}`, admin)).json().others[0].id).toBe(old.id);
});

test('a correction of a claim that needs more information closes that claim', async () => {
  const [customer, admin] = [await context.customer('premium'), await context.customer('admin')];
  const old = await sentClaim(context, customer, aPremiumClaim, '/premiumclaims');
  await decideAs(context, admin, old.id, { action: 'ask', version: 1, text: 'Which arm?' });
  const corrected = await sentClaim(context, customer, { ...aPremiumClaim, corrects: old.id }, '/premiumclaims');
  const seen = (await context.get(`/admin/claims/${old.id}`, admin)).json();
  expect(seen).toMatchObject({ status: 'declined', version: 3, reason: { code: 'replaced' }, correctedBy: corrected });
  expect(seen.events[2].by).toMatchObject({ id: customer.id, role: 'premium' });
  expect(seen.actions).toEqual([]);
});

test('only declined claims and those that need more information can be corrected, and only once', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const correct = async (id: string) => {
    const answer = await context.post('/claims', { ...aClaim, corrects: id }, customer);
    return [answer.statusCode, Object.keys(answer.json().errors ?? {})];
  };
  const [waiting, approved, declined] = [
    await sentClaim(context, customer),
    await sentClaim(context, customer),
    await sentClaim(context, customer),
  ];
  await decideAs(context, admin, approved.id, { action: 'approve', version: 1, amountCents: 500 });
  await decideAs(context, admin, declined.id, { action: 'decline', version: 1, code: 'duplicate' });
  for (const { id } of [waiting, approved]) {
    expect((await context.get(`/claims/${id}`, customer)).json().mayCorrect).toBe(false);
    expect(await correct(id)).toEqual([422, ['corrects']]);
  }
  expect(await correct(declined.id)).toEqual([201, []]);
  expect(await correct(declined.id)).toEqual([422, ['corrects']]);
});

test("another customer's claim cannot be corrected, and version 1 of the payload is still accepted", async () => {
  const [customer, other] = [await context.customer(), await context.customer()];
  const { id } = await sentClaim(context, other);
  const refused = await context.post('/claims', { ...aClaim, corrects: id }, customer);
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['corrects']]);
  const first = await context.post('/claims', aClaim, customer, { 'payload-version': '1' });
  expect(first.statusCode).toBe(201);
});

test('an undo within an hour restores the previous state and adds an event', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const { id } = await sentClaim(context, customer);
  await decideAs(context, admin, id, { action: 'ask', version: 1, text: 'Which day?' });
  await decideAs(context, admin, id, { action: 'approve', version: 2, amountCents: 500 });
  const undone = (await decideAs(context, admin, id, { action: 'undo', version: 3 })).json();
  expect(undone).toMatchObject({
    status: 'more-information',
    version: 4,
    amountCents: null,
    reason: { code: null, text: 'Which day?' },
    undoUntil: null,
  });
  expect(undone.events).toHaveLength(4);
  expect(undone.actions).not.toContain('undo');
  expect((await decideAs(context, admin, id, { action: 'undo', version: 4 })).statusCode).toBe(409);
});

test('after an hour, and for the first event, undo is refused', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const by = { userId: admin.id, role: 'admin' } as const;
  const { id } = await sentClaim(context, customer);
  expect((await decideAs(context, admin, id, { action: 'undo', version: 1 })).statusCode).toBe(409);
  const earlier = new Date(Date.now() - 61 * 60 * 1000);
  expect(await decide(context.db, id, { action: 'review', version: 1 }, by, { now: earlier })).toBe('done');
  expect((await decideAs(context, admin, id, { action: 'undo', version: 2 })).statusCode).toBe(409);
});

test('of two concurrent decisions the second gets 409 with the changes, and nothing is overwritten', async () => {
  const [customer, one, other] = [
    await context.customer(),
    await context.customer('admin'),
    await context.customer('admin'),
  ];
  const { id } = await sentClaim(context, customer);
  await decideAs(context, one, id, { action: 'decline', version: 1, code: 'duplicate', text: null });
  const late = await decideAs(context, other, id, { action: 'approve', version: 1, amountCents: 100 });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ version: 2, meanwhile: [{ action: 'decline', by: { id: one.id }, version: 2 }] });
  expect((await context.get(`/claims/${id}`, customer)).json().status).toBe('declined');
});

test('of twenty concurrent decisions one succeeds', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const { id } = await sentClaim(context, customer);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      decideAs(context, admin, id, { action: 'approve', version: 1, amountCents: n + 1 }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(409)]);
  expect(await context.db.select().from(claimEvents).where(eq(claimEvents.claimId, id))).toHaveLength(2);
});

test.each([
  { action: 'approve', version: 1 },
  { action: 'approve', version: 1, amountCents: 0 },
  { action: 'approve', version: 1, amountCents: 10.5 },
  { action: 'approve', version: 1, amountCents: 1e12 },
  { action: 'decline', version: 1 },
  { action: 'decline', version: 1, code: 'replaced' },
  { action: 'ask', version: 1, text: '  ' },
  { action: 'review' },
  { action: 'received', version: 1 },
  { action: 'replaced', version: 1 },
])('%o is refused as a decision', async (decision) => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const { id } = await sentClaim(context, customer);
  expect((await decideAs(context, admin, id, decision)).statusCode).toBe(422);
  expect((await context.get(`/claims/${id}`, customer)).json().status).toBe('submitted');
});

test('an unknown claim is 404, and a decided claim accepts no other decision', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  expect((await decideAs(context, admin, newId(), { action: 'review', version: 1 })).statusCode).toBe(404);
  expect((await context.get('/admin/claims/nonsense', admin)).statusCode).toBe(404);
  const { id } = await sentClaim(context, customer);
  await decideAs(context, admin, id, { action: 'approve', version: 1, amountCents: 100 });
  const again = await decideAs(context, admin, id, { action: 'decline', version: 2, code: 'other' });
  expect([again.statusCode, again.json().meanwhile]).toEqual([409, []]);
});

test('the database refuses to change claim events', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const { id } = await sentClaim(context, customer);
  await decideAs(context, admin, id, { action: 'ask', version: 1, text: 'Which day?' });
  const mine = eq(claimEvents.claimId, id);
  const myTexts = eq(claimEventTexts.claimId, id);
  for (const change of [
    () => context.db.update(claimEvents).set({ amountCents: 1 }).where(mine),
    () => context.db.delete(claimEvents).where(mine),
    () => context.db.execute(sql`truncate claim_events cascade`),
    () => context.db.update(claimEventTexts).set({ text: 'other' }).where(myTexts),
    () => context.db.delete(claimEventTexts).where(myTexts),
  ]) {
    await expect(change()).rejects.toMatchObject({ cause: { code: '23001' } });
  }
  expect(await context.db.select().from(claimEvents).where(mine)).toHaveLength(2);
});

test('event texts can be erased explicitly, while the events stay', async () => {
  const [customer, admin] = [await context.customer(), await context.customer('admin')];
  const { id } = await sentClaim(context, customer);
  await decideAs(context, admin, id, { action: 'decline', version: 1, code: 'other', text: 'About the illness' });
  await context.db.transaction(async (tx) => {
    await tx.execute(sql`set local tenawas.erasing = 'on'`);
    await tx.delete(claimEventTexts).where(eq(claimEventTexts.claimId, id));
  });
  const seen = (await context.get(`/claims/${id}`, customer)).json();
  expect(seen).toMatchObject({ status: 'declined', reason: { code: 'other', text: null } });
  expect(seen.events).toHaveLength(2);
});

test('the status of a claim is that of its last event', async () => {
  const rows = await context.db
    .select({ status: claims.status, toStatus: claimEvents.toStatus })
    .from(claims)
    .innerJoin(claimEvents, sql`claim_events.claim_id = claims.id and claim_events.position = claims.version`);
  expect(rows.length).toBeGreaterThan(10);
  for (const { status, toStatus } of rows) expect(toStatus).toBe(status);
});
