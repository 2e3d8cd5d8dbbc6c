import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { searchConditions } from '../db/search.ts';
import { unsubscribeAll } from '../notices/push/subscriptions.ts';
import { addNotice } from '../notices/repository.ts';

const isCustomer = inArray(users.role, ['customer', 'premium']);
/** Deleted customers are not listed, but their page can be opened from their claims. */
const isNotDeleted = isNull(users.removedAt);
const planConditions = {
  regular: eq(users.role, 'customer'),
  premium: eq(users.role, 'premium'),
  'not-confirmed': and(eq(users.role, 'premium'), isNull(users.premiumFrom)),
};
type CustomerFilter = {
  search?: string | undefined;
  plan?: keyof typeof planConditions | undefined;
  after?: string | undefined;
};

/** A page of customers, newest first. */
export function listCustomers(db: Db, { search, plan, after }: CustomerFilter, most: number) {
  return db
    .select()
    .from(users)
    .where(
      and(
        plan ? planConditions[plan] : isCustomer,
        isNotDeleted,
        search === undefined ? undefined : searchConditions(search).customers,
        after === undefined ? undefined : lt(users.id, after),
      ),
    )
    .orderBy(desc(users.id))
    .limit(most);
}

export async function findCustomer(db: Db, id: string) {
  const [found] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isCustomer));
  return found;
}

/** Invalidates all tokens. Phones show no notifications until the next log-in. */
export async function endSessions(db: Db, id: string) {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(users)
      .set({ tokenVersion: sql`${users.tokenVersion} + 1` })
      .where(and(eq(users.id, id), isCustomer, isNotDeleted))
      .returning({ id: users.id });
    if (ended.length > 0) await addNotice(tx, id, 'sessions-ended-by-us');
    await unsubscribeAll(tx, id);
  });
}
