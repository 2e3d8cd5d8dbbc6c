import { and, eq } from 'drizzle-orm';
import type { Decision } from '../../src/contract/admin/decision.ts';
import { type ClaimStatus, mayUndo, statusAfter } from '../../src/contract/claim-transitions.ts';
import type { ReasonCode } from '../../src/contract/reasons/codes.ts';
import type { Db } from '../db/database.ts';
import { claimEvents, claimEventTexts, claims, users } from '../db/schema.ts';
import { newId } from '../db/uuid.ts';
import type { Session } from '../http/session.ts';
import type { Claim } from './repository.ts';

type After = { status: ClaimStatus; amountCents: number | null; code: ReasonCode | null; text: string | null };

/** `stale`: the claim has changed since it was seen. `not-now`: this does not follow upon where the claim stands. */
export type Decided = 'done' | 'missing' | 'stale' | 'not-now';

/** The only way that a decision comes about: what the claim becomes and the event that says so are one transaction. */
export function decide(
  db: Db,
  id: string,
  decision: Decision,
  by: Pick<Session, 'userId' | 'role'>,
  now = new Date(),
): Promise<Decided> {
  return db.transaction(async (tx) => {
    const [claim] = await tx.select().from(claims).where(eq(claims.id, id)).for('update');
    if (!claim) return 'missing';
    if (claim.version !== decision.version) return 'stale';
    if (await isForgotten(tx, claim)) return 'not-now';
    const after = decision.action === 'undo' ? await beforeLast(tx, claim, now) : entered(claim, decision);
    if (!after) return 'not-now';

    const position = claim.version + 1;
    await tx.insert(claimEvents).values({
      id: newId(),
      claimId: id,
      position,
      at: now,
      action: decision.action,
      byUser: by.userId,
      byRole: by.role,
      fromStatus: claim.status,
      toStatus: after.status,
      amountCents: after.amountCents,
      code: after.code,
    });
    if (after.text !== null) await tx.insert(claimEventTexts).values({ claimId: id, position, text: after.text });
    await tx.update(claims).set({ status: after.status, version: position, changedAt: now }).where(eq(claims.id, id));
    return 'done';
  });
}

/** What a claim was about went with its customer: as it stood then it stays. */
async function isForgotten(db: Db, { userId }: Claim): Promise<boolean> {
  const [customer] = await db
    .select({ removedAt: users.removedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  return customer?.removedAt != null;
}

function entered({ status }: Claim, decision: Exclude<Decision, { action: 'undo' }>): After | undefined {
  const to = statusAfter(status, decision.action);
  if (!to) return undefined;
  return {
    status: to,
    amountCents: decision.action === 'approve' ? decision.amountCents : null,
    code: decision.action === 'decline' ? decision.code : null,
    text: decision.action === 'review' ? null : decision.text?.trim() || null,
  };
}

/** What the claim was before the last thing done to it, where that may be undone. */
async function beforeLast(db: Db, { id, version }: Claim, now: Date): Promise<After | undefined> {
  const [last, before] = [await eventAt(db, id, version), await eventAt(db, id, version - 1)];
  if (!last || !before || !mayUndo(last.event, now)) return undefined;
  const { toStatus: status, amountCents, code } = before.event;
  return { status, amountCents, code, text: before.text };
}

async function eventAt(db: Db, claimId: string, position: number) {
  const written = and(
    eq(claimEventTexts.claimId, claimEvents.claimId),
    eq(claimEventTexts.position, claimEvents.position),
  );
  const [found] = await db
    .select({ event: claimEvents, text: claimEventTexts.text })
    .from(claimEvents)
    .leftJoin(claimEventTexts, written)
    .where(and(eq(claimEvents.claimId, claimId), eq(claimEvents.position, position)));
  return found;
}
