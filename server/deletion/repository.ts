import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { claims, deletionRequests, users } from '../db/schema.ts';
import { newId } from '../db/uuid.ts';
import { people, settlers, those, type Wanted } from '../requests/repository.ts';

export type DeletionRequest = typeof deletionRequests.$inferSelect;

const open = isNull(deletionRequests.settledAt);
const ofUser = (userId: string) => eq(deletionRequests.userId, userId);

/** When this customer asked, where they still wish it. */
export async function deletionAskedAt(db: Db, userId: string): Promise<Date | null> {
  const [request] = await db
    .select({ at: deletionRequests.receivedAt })
    .from(deletionRequests)
    .where(and(ofUser(userId), open));
  return request?.at ?? null;
}

/** Who has asked and not taken it back has asked once. An account that is being deleted just now is waited for. */
export async function askDeletion(db: Db, userId: string): Promise<void> {
  await db.execute(sql`
    insert into deletion_requests (id, user_id)
    select ${newId()}::uuid, id from users where id = ${userId}::uuid and removed_at is null for key share
    on conflict (user_id) where settled_at is null do nothing`);
}

export async function takeBackDeletion(db: Db, userId: string): Promise<void> {
  await db
    .update(deletionRequests)
    .set({ settledAt: new Date(), settledBy: userId, outcome: 'taken-back' })
    .where(and(ofUser(userId), open));
}

/** All that this customer ever asked for, newest first. */
export const deletionsOf = (db: Db, userId: string): Promise<DeletionRequest[]> =>
  db.select().from(deletionRequests).where(ofUser(userId)).orderBy(desc(deletionRequests.id));

/** What nobody has decided yet, and nobody could decide any more without the words that go with the customer. */
export const isUndecided = inArray(claims.status, ['submitted', 'in-review', 'more-information']);

export type AskedDeletion = Awaited<ReturnType<typeof listDeletions>>[number];
export function listDeletions(db: Db, wanted: Wanted) {
  const { where, order } = those(deletionRequests, wanted);
  const ofThisCustomer = and(eq(claims.userId, deletionRequests.userId), isUndecided);
  return db
    .select({
      request: deletionRequests,
      ...people,
      undecided: sql<number>`(select count(*)::int from ${claims} where ${ofThisCustomer})`,
    })
    .from(deletionRequests)
    .innerJoin(users, eq(users.id, deletionRequests.userId))
    .leftJoin(settlers, eq(settlers.id, deletionRequests.settledBy))
    .where(where)
    .orderBy(order)
    .limit(wanted.most);
}
