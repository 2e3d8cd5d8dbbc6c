import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { emailKeyOf } from '../db/email-owner.ts';
import { users } from '../db/schema/accounts.ts';
import { claims, firstApprovals } from '../db/schema/claims.ts';
import { ownAccounts } from '../db/schema/family.ts';

/** Whether the customer is this administrator, or of the same family. */
export async function isOwnAccount(db: Db, adminId: string, userId: string): Promise<boolean> {
  const isThis = and(eq(ownAccounts.adminId, adminId), eq(ownAccounts.userId, userId));
  return (await db.select({ userId: ownAccounts.userId }).from(ownAccounts).where(isThis)).length > 0;
}

export const allOwnAccounts = (db: Db) =>
  db
    .select({ adminId: ownAccounts.adminId, id: users.id, email: users.email })
    .from(ownAccounts)
    .innerJoin(users, eq(users.id, ownAccounts.userId))
    .orderBy(users.email);

/**
 * Replaces the accounts of an administrator. What they approved there as the first of two no longer counts. Changes nothing if
 * a customer does not exist, and returns that e-mail address.
 */
export function setOwnAccounts(db: Db, adminId: string, emails: readonly string[]): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const isCustomer = and(inArray(users.role, ['customer', 'premium']), isNull(users.removedAt));
    const keys = emails.map(emailKeyOf);
    const found = await tx
      .select({ userId: users.id, key: users.emailKey })
      .from(users)
      .where(and(isCustomer, inArray(users.emailKey, keys)))
      .for('key share');
    const unknown = emails.find((email) => !found.some(({ key }) => key === emailKeyOf(email)));
    if (unknown !== undefined) return unknown;
    await tx.delete(ownAccounts).where(eq(ownAccounts.adminId, adminId));
    if (found.length === 0) return undefined;
    await tx.insert(ownAccounts).values(found.map(({ userId }) => ({ adminId, userId })));
    const ownClaims = tx
      .select({ id: claims.id })
      .from(claims)
      .where(
        inArray(
          claims.userId,
          found.map(({ userId }) => userId),
        ),
      );
    await tx
      .delete(firstApprovals)
      .where(and(eq(firstApprovals.byUser, adminId), inArray(firstApprovals.claimId, ownClaims)));
    return undefined;
  });
}
