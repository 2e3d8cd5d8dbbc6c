import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { findable } from '../db/search.ts';

const isCustomer = inArray(users.role, ['customer', 'premium']);
/** Of a customer who was deleted only the claims are left, and a page that says so. */
const isThere = isNull(users.removedAt);
const ofPlan = {
  regular: eq(users.role, 'customer'),
  premium: eq(users.role, 'premium'),
  'not-confirmed': and(eq(users.role, 'premium'), isNull(users.premiumFrom)),
};
type Asked = { search?: string | undefined; plan?: keyof typeof ofPlan | undefined; after?: string | undefined };

/** A page of the customers, those who came last first. */
export function listCustomers(db: Db, { search, plan, after }: Asked, most: number) {
  return db
    .select()
    .from(users)
    .where(
      and(
        plan ? ofPlan[plan] : isCustomer,
        isThere,
        search === undefined ? undefined : findable(search).customers,
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

/** Every token there is carries an older version from now on. */
export async function endSessions(db: Db, id: string) {
  await db
    .update(users)
    .set({ tokenVersion: sql`${users.tokenVersion} + 1` })
    .where(and(eq(users.id, id), isCustomer, isThere));
}
