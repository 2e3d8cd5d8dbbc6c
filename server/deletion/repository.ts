import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { deletionRequests, users } from '../db/schema/accounts.ts';
import { claims } from '../db/schema/claims.ts';
import { newId } from '../db/uuid.ts';
import { addNotice } from '../notices/repository.ts';
import { pageConditions, peopleColumns, type RequestFilter, settlers } from '../requests/repository.ts';

export type DeletionRequest = typeof deletionRequests.$inferSelect;

const open = isNull(deletionRequests.settledAt);
const ofUser = (userId: string) => eq(deletionRequests.userId, userId);

/** When this customer's open request was made. */
export async function deletionRequestedAt(db: Db, userId: string): Promise<Date | null> {
  const [request] = await db
    .select({ at: deletionRequests.receivedAt })
    .from(deletionRequests)
    .where(and(ofUser(userId), open));
  return request?.at ?? null;
}

/** Does nothing if a request is open or the account is deleted; the row lock waits for a concurrent deletion. */
export async function requestDeletion(db: Db, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = (await tx.execute(sql`
      insert into deletion_requests (id, user_id)
      select ${newId()}::uuid, id from users where id = ${userId}::uuid and removed_at is null for key share
      on conflict (user_id) where settled_at is null do nothing returning id`)) as unknown as { rows: unknown[] };
    if (rows.length > 0) await addNotice(tx, userId, 'deletion-requested');
  });
}

/** Returns false if no request was open. */
export async function withdrawDeletion(db: Db, userId: string): Promise<boolean> {
  const withdrawn = await db
    .update(deletionRequests)
    .set({ settledAt: new Date(), settledBy: userId, outcome: 'taken-back' })
    .where(and(ofUser(userId), open))
    .returning({ id: deletionRequests.id });
  return withdrawn.length > 0;
}

/** All requests of this customer, newest first. */
export const deletionsOf = (db: Db, userId: string): Promise<DeletionRequest[]> =>
  db.select().from(deletionRequests).where(ofUser(userId)).orderBy(desc(deletionRequests.id));

/** These claims must be decided before the deletion, which erases their descriptions. */
export const isUndecided = inArray(claims.status, ['submitted', 'in-review', 'more-information']);

export type DeletionRow = Awaited<ReturnType<typeof listDeletions>>[number];
export function listDeletions(db: Db, filter: RequestFilter) {
  const { where, order } = pageConditions(deletionRequests, filter);
  const ofThisCustomer = and(eq(claims.userId, deletionRequests.userId), isUndecided);
  return db
    .select({
      request: deletionRequests,
      ...peopleColumns,
      undecided: sql<number>`(select count(*)::int from ${claims} where ${ofThisCustomer})`,
    })
    .from(deletionRequests)
    .innerJoin(users, eq(users.id, deletionRequests.userId))
    .leftJoin(settlers, eq(settlers.id, deletionRequests.settledBy))
    .where(where)
    .orderBy(order)
    .limit(filter.most);
}
