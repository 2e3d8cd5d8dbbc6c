import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isNewer, type ShownKind, shownKinds } from '../../src/contract/notices.ts';
import type { CustomerNotice, CustomerNotices } from '../../src/contract/responses/notices.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { claims } from '../db/schema/claims.ts';
import { notices } from '../db/schema/notices.ts';
import { subscriptions } from '../db/schema/orders.ts';

const most = 100;

/** What a customer reads in the app. */
export async function shownNotices(db: Db, userId: string): Promise<CustomerNotices> {
  const found = await db
    .select({
      id: notices.id,
      kind: sql<ShownKind>`${notices.kind}`,
      at: notices.createdAt,
      claimId: claims.id,
      number: claims.number,
      service: subscriptions.serviceSlug,
      lastDay: notices.lastDay,
    })
    .from(notices)
    .leftJoin(claims, eq(claims.id, notices.claimId))
    .leftJoin(subscriptions, eq(subscriptions.id, notices.subscriptionId))
    .where(and(eq(notices.userId, userId), inArray(notices.kind, shownKinds), isNull(notices.withdrawnAt)))
    .orderBy(desc(notices.id))
    .limit(most);
  const [user] = await db.select({ seenUntil: users.noticesSeen }).from(users).where(eq(users.id, userId));
  const all = found.map(
    ({ at, claimId, number, ...notice }): CustomerNotice => ({
      ...notice,
      at: at.toISOString(),
      claim: claimId !== null && number !== null ? { id: claimId, number } : null,
    }),
  );
  return {
    notices: all.flatMap(({ kind, ...notice }) => (isNewer(kind) ? [] : [{ ...notice, kind }])),
    newer: all.filter(({ kind }) => isNewer(kind)),
    seenUntil: user?.seenUntil ?? null,
  };
}

/** Undefined if the account is deleted. */
export async function markSeen(db: Db, userId: string, until: string): Promise<string | null | undefined> {
  const [user] = await db
    .update(users)
    .set({ noticesSeen: sql`greatest(${users.noticesSeen}, ${until}::uuid)` })
    .where(and(eq(users.id, userId), isNull(users.removedAt)))
    .returning({ seenUntil: users.noticesSeen });
  return user?.seenUntil;
}
