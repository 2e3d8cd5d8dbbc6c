import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { claimEvents, firstApprovals } from '../../server/db/schema/claims.ts';
import { notices } from '../../server/db/schema/notices.ts';
import { decideAs, sentClaim } from './support/admin.ts';
import { type Customer, openTestServer } from './support/open.ts';

const context = openTestServer({ twoApprovalsAboveCents: 100_000 });

async function someClaim() {
  const [one, other, customer] = [
    await context.customer('admin'),
    await context.customer('admin'),
    await context.customer(),
  ];
  const { id } = await sentClaim(context, customer);
  const approve = (as: Customer, amountCents: number, version = 1, text: string | null = null) =>
    decideAs(context, as, id, { action: 'approve', version, amountCents, text });
  const pageFor = async (as: Customer) => (await context.get(`/admin/claims/${id}`, as)).json();
  const actionsOf = async () =>
    (await context.db.select().from(claimEvents).where(eq(claimEvents.claimId, id)).orderBy(claimEvents.position)).map(
      ({ action }) => action,
    );
  return { one, other, customer, id, approve, pageFor, actionsOf };
}

test('up to the amount one person approves', async () => {
  const { one, approve } = await someClaim();
  expect((await approve(one, 100_000)).json()).toMatchObject({ status: 'approved', firstApproval: null });
});

test('above it the claim is approved by the second person, and the customer learns of nothing before', async () => {
  const { one, other, customer, id, approve, pageFor, actionsOf } = await someClaim();
  const first = (await approve(one, 100_001, 1, 'For the long stay')).json();
  const approval = { by: { id: one.id, name: 'Hiwot Bekele' }, amountCents: 100_001, text: 'For the long stay' };
  expect(first).toMatchObject({ status: 'submitted', version: 1, firstApproval: approval });
  const seen = (await context.get(`/claims/${id}`, customer)).body + (await context.ownData(customer)).body;
  expect(seen).not.toMatch(/100001|long stay/);
  const told = () => context.db.select().from(notices).where(eq(notices.userId, customer.id));
  expect((await told()).map(({ kind }) => kind)).not.toContain('claim-approved');
  const queue = (await context.get(`/admin/claims?search=${first.number}`, other)).json();
  expect(queue.claims).toMatchObject([{ id, isApprovedOnce: true }]);

  const again = await approve(one, 100_001);
  expect([again.statusCode, again.json().message]).toEqual([
    403,
    'You approved this before. Somebody else has to approve it too.',
  ]);
  expect(await pageFor(other)).toMatchObject({ firstApproval: approval });
  expect((await approve(other, 100_001)).json()).toMatchObject({
    status: 'approved',
    amountCents: 100_001,
    firstApproval: null,
  });
  expect(await actionsOf()).toEqual(['received', 'approve']);
  expect((await told()).map(({ kind }) => kind)).toContain('claim-approved');
  expect(await context.db.select().from(firstApprovals).where(eq(firstApprovals.claimId, id))).toEqual([]);
});

test('another amount takes the place of the first one, and needs another person again', async () => {
  const { one, other, approve, pageFor } = await someClaim();
  await approve(one, 200_000);
  await approve(other, 150_000);
  expect((await pageFor(one)).firstApproval).toMatchObject({ by: { id: other.id }, amountCents: 150_000 });
  expect((await approve(other, 150_000)).statusCode).toBe(403);
  expect((await approve(one, 150_000)).json().status).toBe('approved');
});

test('a decision in between makes the first approval void', async () => {
  const { one, other, id, approve, pageFor } = await someClaim();
  await approve(one, 200_000);
  await decideAs(context, other, id, { action: 'review', version: 1 });
  expect((await pageFor(one)).firstApproval).toBeNull();
  expect((await approve(other, 200_000)).statusCode).toBe(409);
  expect((await approve(other, 200_000, 2)).json()).toMatchObject({ status: 'in-review' });
  expect((await approve(one, 200_000, 2)).json()).toMatchObject({ status: 'approved' });
});

test('of two who approve at the same time the claim is approved once', async () => {
  const { one, other, approve, actionsOf } = await someClaim();
  const answers = await Promise.all([approve(one, 200_000), approve(other, 200_000)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  // The answer to the first may already show the second approval.
  expect(answers.map((answer) => answer.json().status)).toContain('approved');
  expect(await actionsOf()).toEqual(['received', 'approve']);
});
