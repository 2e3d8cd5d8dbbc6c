import { and, arrayContains, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { secondFactors } from '../db/schema/accounts.ts';

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

/** False if the pending secret was replaced meanwhile. */
export async function confirmPending(
  db: Db,
  { userId, pendingSecret }: SecondFactor,
  { lastStep, recoveryCodes }: Pick<SecondFactor, 'lastStep' | 'recoveryCodes'>,
): Promise<boolean> {
  if (pendingSecret === null) return false;
  const rows = await db
    .update(secondFactors)
    .set({ secret: pendingSecret, pendingSecret: null, lastStep, recoveryCodes })
    .where(and(isOf(userId), eq(secondFactors.pendingSecret, pendingSecret)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/**
 * False if a code of this time or a later one was used already: of two uses at the same time one succeeds. The secret is encrypted anew, so that
 * a changed `TOKEN_SECRET` takes over with the log-ins.
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
