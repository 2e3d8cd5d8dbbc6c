import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { grantPremium, revokePremium } from '../accounts/plan.ts';
import { lastDayOfYearFrom, queryToday, today } from '../db/calendar.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { services } from '../db/schema/offers.ts';
import { subscriptions, upgrades } from '../db/schema/orders.ts';
import { addNotice } from '../notices/repository.ts';
import type { NewPayment, Payment } from './repository.ts';

export type OrderKey = NewPayment['order'];
export type PayableOrder = { title: string | null; premium: boolean; yearlyPrice: number | null; state: string };

export async function findOrder(db: Db, userId: string, { kind, id }: OrderKey): Promise<PayableOrder | undefined> {
  if (kind === 'upgrade') {
    const [upgrade] = await db
      .select({ yearlyPrice: upgrades.yearlyPrice, state: upgrades.state })
      .from(upgrades)
      .where(and(eq(upgrades.id, id), eq(upgrades.userId, userId)));
    return upgrade && { ...upgrade, title: null, premium: false };
  }
  const [subscription] = await db
    .select({
      yearlyPrice: subscriptions.yearlyPrice,
      state: subscriptions.state,
      title: services.title,
      premium: services.premium,
    })
    .from(subscriptions)
    .innerJoin(services, eq(services.slug, subscriptions.serviceSlug))
    .where(and(eq(subscriptions.id, id), eq(subscriptions.userId, userId)));
  return subscription;
}

const paid = (firstDay: string) => ({
  state: 'confirmed' as const,
  settledAt: sql`now()`,
  firstDay,
  lastDay: lastDayOfYearFrom(firstDay),
});

/**
 * Confirms the order for a year from today, or from the day after the cover that it renews. False if the order is no longer
 * open, for example because the desk has declined it.
 */
export function confirmOrder(tx: Db, payment: Payment): Promise<boolean> {
  return payment.subscriptionId
    ? confirmSubscription(tx, payment.userId, payment.subscriptionId)
    : confirmUpgrade(tx, payment.userId, payment.upgradeId ?? '');
}

async function confirmSubscription(tx: Db, userId: string, id: string): Promise<boolean> {
  const [order] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), isNull(subscriptions.settledAt)))
    .for('update');
  if (!order) return false;
  const [current] = await tx
    .select({ next: sql<string>`greatest(${subscriptions.lastDay} + 1, ${today})::text` })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.serviceSlug, order.serviceSlug),
        eq(subscriptions.state, 'confirmed'),
      ),
    )
    .orderBy(desc(subscriptions.lastDay))
    .limit(1);
  await tx
    .update(subscriptions)
    .set(paid(current?.next ?? (await queryToday(tx))))
    .where(eq(subscriptions.id, id));
  await addNotice(tx, userId, 'subscription-confirmed', { subscriptionId: id });
  return true;
}

async function confirmUpgrade(tx: Db, userId: string, id: string): Promise<boolean> {
  const [order] = await tx
    .select()
    .from(upgrades)
    .where(and(eq(upgrades.id, id), isNull(upgrades.settledAt)))
    .for('update');
  if (!order) return false;
  const goesOn = sql`${users.premiumUntil} >= ${today} - 1`;
  const next = sql`case when ${goesOn} then ${users.premiumUntil} + 1 else ${today} end`;
  const [plan] = await tx
    .select({
      // A plan that goes on keeps its first day, so that there is no day without it.
      from: sql<string>`(case when ${goesOn} then least(${users.premiumFrom}, ${today}) else ${today} end)::text`,
      next: sql<string>`(${next})::text`,
      until: sql<string>`((${next}) + interval '1 year' - interval '1 day')::date::text`,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!plan) return false;
  await tx.update(upgrades).set(paid(plan.next)).where(eq(upgrades.id, id));
  await grantPremium(tx, userId, plan.from, plan.until);
  await addNotice(tx, userId, 'plan-confirmed', { upgradeId: id });
  return true;
}

/** A refunded order covers nothing any more. */
export async function withdrawOrder(tx: Db, { userId, subscriptionId, upgradeId }: Payment, reason: string) {
  const withdrawn = { state: 'declined', reason, firstDay: null, lastDay: null } as const;
  if (subscriptionId) await tx.update(subscriptions).set(withdrawn).where(eq(subscriptions.id, subscriptionId));
  if (!upgradeId) return;
  const [renewal] = await tx
    .select({ id: upgrades.id, dayBefore: sql<string>`(${upgrades.firstDay} - 1)::text` })
    .from(upgrades)
    .innerJoin(users, eq(users.id, upgrades.userId))
    .where(and(eq(upgrades.id, upgradeId), sql`${upgrades.firstDay} > ${users.premiumFrom}`));
  await tx.update(upgrades).set(withdrawn).where(eq(upgrades.id, upgradeId));
  // A renewal takes back its own year, not the one before it, which was paid as well.
  if (renewal) await tx.update(users).set({ premiumUntil: renewal.dayBefore }).where(eq(users.id, userId));
  else await revokePremium(tx, userId);
}
