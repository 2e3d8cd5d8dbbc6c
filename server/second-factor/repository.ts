import { and, arrayContains, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { User } from '../accounts/repository.ts';
import type { Db } from '../db/database.ts';
import { secondFactors, users } from '../db/schema/accounts.ts';

export type SecondFactor = typeof secondFactors.$inferSelect;
const isOf = (userId: string) => eq(secondFactors.userId, userId);

export async function findSecondFactor(db: Db, userId: string): Promise<SecondFactor | undefined> {
  const [found] = await db.select().from(secondFactors).where(isOf(userId));
  return found;
}

export async function storePending(db: Db, userId: string, pendingSecret: string): Promise<void> {
  await db
    .insert(secondFactors)
    .values({ userId, pendingSecret })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { pendingSecret } });
}

/**
 * Ends all sessions, since one that was opened with the password alone would otherwise change things from now on. Undefined if the pending secret
 * was replaced meanwhile.
 */
export function confirmPending(
  db: Db,
  { userId, pendingSecret }: SecondFactor,
  { lastStep, recoveryCodes }: Pick<SecondFactor, 'lastStep' | 'recoveryCodes'>,
): Promise<User | undefined> {
  return db.transaction(async (tx) => {
    if (pendingSecret === null) return undefined;
    const rows = await tx
      .update(secondFactors)
      .set({ secret: pendingSecret, pendingSecret: null, lastStep, recoveryCodes })
      .where(and(isOf(userId), eq(secondFactors.pendingSecret, pendingSecret)))
      .returning({ userId: secondFactors.userId });
    if (rows.length === 0) return undefined;
    const [user] = await tx
      .update(users)
      .set({ tokenVersion: sql`${users.tokenVersion} + 1` })
      .where(and(eq(users.id, userId), isNull(users.removedAt)))
      .returning();
    return user;
  });
}

/**
 * Returns false if this code, or one of a later time, was already used: of two concurrent uses only one succeeds. Encrypts the secret again, so
 * that after a change of `TOKEN_SECRET` it is encrypted with the new one.
 */
export async function spendStep(
  db: Db,
  { userId, secret }: SecondFactor,
  step: number,
  encrypted: string,
): Promise<boolean> {
  if (secret === null) return false;
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step, secret: encrypted })
    .where(and(isOf(userId), eq(secondFactors.secret, secret), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** False if there is no such code any more. */
export async function spendRecoveryCode(db: Db, userId: string, hash: string): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ recoveryCodes: sql`array_remove(${secondFactors.recoveryCodes}, ${hash})` })
    .where(and(isOf(userId), isNotNull(secondFactors.secret), arrayContains(secondFactors.recoveryCodes, [hash])))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

export async function deleteSecondFactor(db: Db, userId: string): Promise<void> {
  await db.delete(secondFactors).where(isOf(userId));
}
