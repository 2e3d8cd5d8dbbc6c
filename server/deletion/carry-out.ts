import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import {
  claimEventTexts,
  claimRequests,
  claims,
  deletionRequests,
  letters,
  subscriptions,
  upgrades,
  users,
} from '../db/schema.ts';
import { isUndecided } from './repository.ts';

/** `undecided`: claims of this customer wait for a decision, which nobody could make any more. */
export type CarriedOut = 'done' | 'missing' | 'settled' | 'undecided';

/** What an account is called of which nothing else is left. */
export const nobody = 'Deleted customer';

/** All of it is one transaction: a customer is whole, or gone. */
export function carryOut(db: Db, id: string, by: string, now = new Date()): Promise<CarriedOut> {
  return db.transaction(async (tx) => {
    const [request] = await tx.select().from(deletionRequests).where(eq(deletionRequests.id, id)).for('update');
    if (!request) return 'missing';
    if (request.settledAt) return 'settled';
    const { userId } = request;
    // Letters under way end before this, or find nobody after it.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const waiting = tx
      .select({ id: claims.id })
      .from(claims)
      .where(and(eq(claims.userId, userId), isUndecided));
    if ((await waiting.limit(1)).length > 0) return 'undecided';

    await emptyAccount(tx, userId, now);
    await makeClaimsAnonymous(tx, userId);
    await tx.delete(claimRequests).where(eq(claimRequests.userId, userId));
    await tx.delete(subscriptions).where(eq(subscriptions.userId, userId));
    await tx.delete(upgrades).where(eq(upgrades.userId, userId));
    await emptyLetters(tx, userId);
    await tx
      .update(deletionRequests)
      .set({ settledAt: now, settledBy: by, outcome: 'carried-out' })
      .where(eq(deletionRequests.id, id));
    return 'done';
  });
}

/** The row stays, since claims and the record of them name it. It is nobody's: no log-in, no token, no plan. */
async function emptyAccount(tx: Db, userId: string, now: Date) {
  await tx
    .update(users)
    .set({
      role: 'customer',
      username: nobody,
      email: '',
      emailKey: `deleted ${userId}`,
      phone: '',
      passwordHash: '',
      tokenVersion: sql`${users.tokenVersion} + 1`,
      profilePic: null,
      language: 'en',
      premiumFrom: null,
      premiumUntil: null,
      createdAt: now,
      removedAt: now,
    })
    .where(eq(users.id, userId));
}

/** What was claimed, when, and what was paid is kept; about whom and why is not. */
async function makeClaimsAnonymous(tx: Db, userId: string) {
  const own = tx.select({ id: claims.id }).from(claims).where(eq(claims.userId, userId));
  await tx.execute(sql`set local tenawas.erasing = 'on'`);
  await tx.delete(claimEventTexts).where(inArray(claimEventTexts.claimId, own));
  await tx.update(claims).set({ description: '', fullName: null, email: null }).where(eq(claims.userId, userId));
}

/** Their keys and numbers stay taken. What they said can be guessed at by its hash, so the hash goes too. */
async function emptyLetters(tx: Db, userId: string) {
  await tx.update(letters).set({ sha256: '', answer: {} }).where(eq(letters.userId, userId));
}
