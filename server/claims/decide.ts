import { and, eq } from 'drizzle-orm';
import type { Decision } from '../../src/contract/admin/decision.ts';
import {
  type ClaimAction,
  type ClaimStatus,
  customerActions,
  mayUndo,
  statusAfter,
} from '../../src/contract/claim-transitions.ts';
import type { NoticeKind } from '../../src/contract/notices.ts';
import type { ReasonCode } from '../../src/contract/reasons/codes.ts';
import { isOwnAccount } from '../accounts/own-accounts.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { claimEvents, claimEventTexts, claims } from '../db/schema/claims.ts';
import { newId } from '../db/uuid.ts';
import type { Session } from '../http/session.ts';
import { addClaimNews, withdrawClaimNews } from '../notices/repository.ts';
import { approveAmongTwo, deleteFirstApproval } from './first-approval.ts';
import type { Claim } from './repository.ts';

type NextState = {
  status: ClaimStatus;
  amountCents: number | null;
  code: ReasonCode | null;
  text: string | null;
  paidOn: string | null;
  paymentReference: string | null;
  /** the action that an undo takes back */
  undone?: ClaimAction;
};

/** Of what a customer is told. */
const noticeKindOf: Partial<Record<Decision['action'], NoticeKind>> = {
  approve: 'claim-approved',
  decline: 'claim-declined',
  ask: 'claim-question',
  pay: 'claim-paid',
};

/**
 * `stale`: the claim was changed concurrently. `not-now`: its status does not allow this action. `first`: somebody else has to
 * approve the amount too. `same-person`: not the one who approved it first. `own-decline`: not the one who declined it before the
 * customer disagreed. `own-family`: nobody decides about their own family.
 */
export type DecisionResult =
  | 'done'
  | 'missing'
  | 'stale'
  | 'not-now'
  | 'first'
  | 'same-person'
  | 'own-decline'
  | 'own-family';

type Options = {
  now?: Date;
  /** above this amount two people have to approve */
  twoApprovalsAboveCents?: number | null;
};

/** Changes a claim and adds the event in one transaction. All decisions go through this function. */
export function decide(
  db: Db,
  id: string,
  decision: Decision,
  by: Pick<Session, 'userId' | 'role'>,
  { now = new Date(), twoApprovalsAboveCents = null }: Options = {},
): Promise<DecisionResult> {
  return db.transaction(async (tx) => {
    const [claim] = await tx.select().from(claims).where(eq(claims.id, id)).for('update');
    if (!claim) return 'missing';
    if (await isOwnAccount(tx, by.userId, claim.userId)) return 'own-family';
    if (claim.version !== decision.version) return 'stale';
    if (await isCustomerDeleted(tx, claim)) return 'not-now';
    const next =
      decision.action === 'undo' ? await stateBeforeLastEvent(tx, claim, now) : await stateAfter(tx, claim, decision);
    if (!next) return 'not-now';
    const isPayment = decision.action === 'pay' || next.undone === 'pay';
    if (claim.disagreedWith === by.userId && !isPayment) return 'own-decline';
    if (
      decision.action === 'approve' &&
      twoApprovalsAboveCents !== null &&
      decision.amountCents > twoApprovalsAboveCents
    ) {
      const { version: claimVersion, amountCents } = decision;
      const approval = { claimId: id, claimVersion, byUser: by.userId, amountCents, text: next.text };
      const result = await approveAmongTwo(tx, approval);
      if (result !== 'second') return result;
    }
    await deleteFirstApproval(tx, id);

    const { status, text, undone, ...details } = next;
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
      toStatus: status,
      ...details,
    });
    if (text !== null) await tx.insert(claimEventTexts).values({ claimId: id, position, text });
    await tx.update(claims).set({ status, version: position, changedAt: now }).where(eq(claims.id, id));
    const kind = noticeKindOf[decision.action];
    if (kind) await addClaimNews(tx, claim.userId, id, kind);
    if (undone && undone in noticeKindOf) await withdrawClaimNews(tx, id);
    return 'done';
  });
}

/** Claims of deleted customers are anonymous and cannot be decided any more. */
async function isCustomerDeleted(db: Db, { userId }: Claim): Promise<boolean> {
  const [customer] = await db
    .select({ removedAt: users.removedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  return customer?.removedAt != null;
}

async function stateAfter(
  db: Db,
  { id, version, status }: Claim,
  decision: Exclude<Decision, { action: 'undo' }>,
): Promise<NextState | undefined> {
  const to = statusAfter(status, decision.action);
  if (!to) return undefined;
  const approved = decision.action === 'pay' ? await eventAt(db, id, version) : undefined;
  return {
    status: to,
    amountCents: decision.action === 'approve' ? decision.amountCents : (approved?.event.amountCents ?? null),
    code: decision.action === 'decline' ? decision.code : null,
    text: 'text' in decision ? decision.text?.trim() || null : null,
    paidOn: decision.action === 'pay' ? decision.day : null,
    paymentReference: decision.action === 'pay' ? decision.reference?.trim() || null : null,
  };
}

/** The state before the last event, if that may be undone. */
async function stateBeforeLastEvent(db: Db, { id, version }: Claim, now: Date): Promise<NextState | undefined> {
  const [last, before] = [await eventAt(db, id, version), await eventAt(db, id, version - 1)];
  if (!last || !before || !mayUndo(last.event, now)) return undefined;
  const { toStatus: status, amountCents, code, paidOn, paymentReference } = before.event;
  // The text of a customer's own event must not be shown as the company's.
  const text = customerActions.includes(before.event.action) ? null : before.text;
  return { status, amountCents, code, paidOn, paymentReference, text, undone: last.event.action };
}

async function eventAt(db: Db, claimId: string, position: number) {
  const textOfEvent = and(
    eq(claimEventTexts.claimId, claimEvents.claimId),
    eq(claimEventTexts.position, claimEvents.position),
  );
  const [found] = await db
    .select({ event: claimEvents, text: claimEventTexts.text })
    .from(claimEvents)
    .leftJoin(claimEventTexts, textOfEvent)
    .where(and(eq(claimEvents.claimId, claimId), eq(claimEvents.position, position)));
  return found;
}
