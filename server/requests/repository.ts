import { type AnyColumn, and, asc, desc, eq, gt, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Settlement } from '../../src/contract/admin/requests.ts';
import { isToHoldPlan, premiumFor } from '../accounts/plan.ts';
import { lastDayOfYearFrom } from '../db/calendar.ts';
import type { Db } from '../db/database.ts';
import { claimRequests, services, subscriptions, upgrades, users } from '../db/schema.ts';

/** A page of what waits (oldest first) or of what was settled (newest first); all of one customer's; or a single one. */
export type Wanted =
  | { open: boolean; after: string | undefined; most: number }
  | { userId: string; most: number }
  | { id: string; most: 1 };

type Columns = { id: AnyColumn; userId: AnyColumn; settledAt: AnyColumn };

export const settlers = alias(users, 'settlers');
export const people = {
  customer: { id: users.id, username: users.username, email: users.email, phone: users.phone },
  settledBy: settlers.username,
};

export function those({ id, userId, settledAt }: Columns, wanted: Wanted): { where: SQL | undefined; order: SQL } {
  if ('id' in wanted) return { where: eq(id, wanted.id), order: asc(id) };
  if ('userId' in wanted) return { where: eq(userId, wanted.userId), order: desc(id) };
  const beyond = wanted.after && (wanted.open ? gt(id, wanted.after) : lt(id, wanted.after));
  return {
    where: and(wanted.open ? isNull(settledAt) : isNotNull(settledAt), beyond || undefined),
    order: wanted.open ? asc(id) : desc(id),
  };
}

export type AskedClaimRequest = Awaited<ReturnType<typeof listClaimRequests>>[number];
export function listClaimRequests(db: Db, wanted: Wanted) {
  const { where, order } = those(claimRequests, wanted);
  return db
    .select({ request: claimRequests, ...people })
    .from(claimRequests)
    .innerJoin(users, eq(users.id, claimRequests.userId))
    .leftJoin(settlers, eq(settlers.id, claimRequests.settledBy))
    .where(where)
    .orderBy(order)
    .limit(wanted.most);
}

export type AskedSubscription = Awaited<ReturnType<typeof listSubscriptions>>[number];
export function listSubscriptions(db: Db, wanted: Wanted) {
  const { where, order } = those(subscriptions, wanted);
  const service = { slug: services.slug, title: services.title, yearlyPrice: services.yearlyPrice };
  return db
    .select({ request: subscriptions, service, ...people })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .innerJoin(services, eq(services.slug, subscriptions.serviceSlug))
    .leftJoin(settlers, eq(settlers.id, subscriptions.settledBy))
    .where(where)
    .orderBy(order)
    .limit(wanted.most);
}

export type AskedUpgrade = Awaited<ReturnType<typeof listUpgrades>>[number];
export function listUpgrades(db: Db, wanted: Wanted) {
  const { where, order } = those(upgrades, wanted);
  return db
    .select({ request: upgrades, ...people })
    .from(upgrades)
    .innerJoin(users, eq(users.id, upgrades.userId))
    .leftJoin(settlers, eq(settlers.id, upgrades.settledBy))
    .where(where)
    .orderBy(order)
    .limit(wanted.most);
}

/** Of two who settle the same, one does: these say whether it was this one. */
export async function answerRequest(db: Db, id: string, by: string): Promise<boolean> {
  const rows = await db
    .update(claimRequests)
    .set({ settledAt: new Date(), settledBy: by })
    .where(and(eq(claimRequests.id, id), isNull(claimRequests.settledAt)))
    .returning({ id: claimRequests.id });
  return rows.length > 0;
}

type Period = { from: string; until: string | undefined };
export type Settled = Extract<Settlement, { action: 'decline' }> | ({ action: 'confirm' } & Period);

const outcome = (settled: Settled, by: string) => ({
  settledAt: new Date(),
  settledBy: by,
  ...(settled.action === 'confirm'
    ? {
        state: 'confirmed' as const,
        firstDay: settled.from,
        lastDay: settled.until ?? lastDayOfYearFrom(settled.from),
      }
    : { state: 'declined' as const, reason: settled.reason }),
});

/** A premium service waits for the plan of whoever asked for it. */
export async function waitsForPlan(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(services, eq(services.slug, subscriptions.serviceSlug))
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(eq(subscriptions.id, id), services.premium, sql`(${isToHoldPlan}) is not true`));
  return rows.length > 0;
}

export async function settleSubscription(db: Db, id: string, settled: Settled, by: string): Promise<boolean> {
  const rows = await db
    .update(subscriptions)
    .set(outcome(settled, by))
    .where(and(eq(subscriptions.id, id), isNull(subscriptions.settledAt)))
    .returning({ id: subscriptions.id });
  return rows.length > 0;
}

/** With the upgrade comes the plan. */
export function settleUpgrade(db: Db, id: string, settled: Settled, by: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [upgrade] = await tx
      .update(upgrades)
      .set(outcome(settled, by))
      .where(and(eq(upgrades.id, id), isNull(upgrades.settledAt)))
      .returning();
    if (!upgrade) return false;
    if (upgrade.firstDay) await premiumFor(tx, upgrade.userId, upgrade.firstDay, upgrade.lastDay);
    return true;
  });
}
