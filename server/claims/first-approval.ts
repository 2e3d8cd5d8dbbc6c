import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { claims, firstApprovals } from '../db/schema/claims.ts';

export type FirstApproval = Awaited<ReturnType<typeof findFirstApproval>>;

/** Of an amount that two people have to approve; undefined if nobody has approved the claim as it is now. */
export async function findFirstApproval(db: Db, claimId: string) {
  const [found] = await db
    .select({ approval: firstApprovals, byName: users.username })
    .from(firstApprovals)
    .innerJoin(claims, and(eq(claims.id, firstApprovals.claimId), eq(claims.version, firstApprovals.claimVersion)))
    .innerJoin(users, eq(users.id, firstApprovals.byUser))
    .where(eq(firstApprovals.claimId, claimId));
  return found;
}

type Approval = Pick<
  typeof firstApprovals.$inferInsert,
  'claimId' | 'claimVersion' | 'byUser' | 'amountCents' | 'text'
>;

/**
 * `first`: it is recorded, and somebody else has to approve the same amount. `second`: that has happened, and the claim can be
 * approved. `same-person`: it was this person who approved it first. The caller has locked the claim.
 */
export async function approveAmongTwo(tx: Db, approval: Approval): Promise<'first' | 'second' | 'same-person'> {
  const first = (await findFirstApproval(tx, approval.claimId))?.approval;
  if (first?.amountCents === approval.amountCents) return first.byUser === approval.byUser ? 'same-person' : 'second';
  await deleteFirstApproval(tx, approval.claimId);
  await tx.insert(firstApprovals).values(approval);
  return 'first';
}

export const deleteFirstApproval = (tx: Db, claimId: string) =>
  tx.delete(firstApprovals).where(eq(firstApprovals.claimId, claimId));
