import { and, desc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { PushSubscriptionPayload } from '../../../src/contract/payloads/push-subscription.ts';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { pushSubscriptions } from '../../db/schema/notices.ts';
import { newId } from '../../db/uuid.ts';

export type PhoneSubscription = typeof pushSubscriptions.$inferSelect;

const mostPhones = 10;

/** The phone now shows notifications of this customer. Returns false if the account is deleted. */
export function subscribe(
  db: Db,
  { userId, id: sessionId }: { userId: string; id?: string },
  { endpoint, keys }: PushSubscriptionPayload,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.removedAt)))
      .for('update');
    if (!user) return false;
    const now = { id: newId(), userId, sessionId: sessionId ?? null, ...keys, createdAt: sql`now()` };
    await tx
      .insert(pushSubscriptions)
      .values({ endpoint, ...now })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: now });
    const newest = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(pushSubscriptions.id))
      .limit(mostPhones);
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, newest)));
    return true;
  });
}

export async function unsubscribe(db: Db, userId: string, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
}

export const subscriptionsOfPhones = (db: Db, userId: string): Promise<PhoneSubscription[]> =>
  db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId)).orderBy(pushSubscriptions.id);

/** A phone that is lost is told nothing once the password is changed. Those that log in again subscribe again. */
export async function unsubscribeAll(db: Db, userId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}

/** The phone of a session that has ended is told nothing any more. */
export async function unsubscribeSession(db: Db, userId: string, sessionId: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.sessionId, sessionId)));
}

/** Of phones that subscribed before sessions were recorded: any of them may be the one whose session is ended. */
export async function unsubscribeWithoutSession(db: Db, userId: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), isNull(pushSubscriptions.sessionId)));
}

export async function deleteSubscription(db: Db, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}
