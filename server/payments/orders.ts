import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { instalmentsLastDay } from '../../src/contract/instalments.ts';
import { grantPremium } from '../accounts/plan.ts';
import { lastDayOfYearFrom, queryToday, today } from '../db/calendar.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { services } from '../db/schema/offers.ts';
import { subscriptions, upgrades } from '../db/schema/orders.ts';
import { addNotice } from '../notices/repository.ts';
import { isInstalmentOpen, type OrderKey, payInstalment } from './instalments.ts';
import type { Payment } from './repository.ts';

type Order = typeof subscriptions.$inferSelect;
export type PayableOrder = Pick<Order, 'yearlyPrice' | 'state' | 'firstDay' | 'instalmentsPaid'> & {
  title: string | null;
  premium: boolean;
};

export const keyOf = ({ subscriptionId, upgradeId }: Payment): OrderKey =>
  subscriptionId ? { kind: 'subscription', id: subscriptionId } : { kind: 'upgrade', id: upgradeId ?? '' };

export async function findOrder(db: Db, userId: string, { kind, id }: OrderKey): Promise<PayableOrder | undefined> {
  if (kind === 'upgrade') {
    const [upgrade] = await db
      .select({
        yearlyPrice: upgrades.yearlyPrice,
        state: upgrades.state,
        firstDay: upgrades.firstDay,
        instalmentsPaid: upgrades.instalmentsPaid,
      })
      .from(upgrades)
      .where(and(eq(upgrades.id, id), eq(upgrades.userId, userId)));
    return upgrade && { ...upgrade, title: null, premium: false };
  }
  const [subscription] = await db
    .select({
      yearlyPrice: subscriptions.yearlyPrice,
      state: subscriptions.state,
      firstDay: subscriptions.firstDay,
      instalmentsPaid: subscriptions.instalmentsPaid,
      title: services.title,
      premium: services.premium,
    })
    .from(subscriptions)
    .innerJoin(services, eq(services.slug, subscriptions.serviceSlug))
    .where(and(eq(subscriptions.id, id), eq(subscriptions.userId, userId)));
  return subscription;
}

/** What was paid decides, should the customer have chosen otherwise since. */
const paid = (firstDay: string, { instalment }: Payment) => ({
  state: 'confirmed' as const,
  settledAt: sql`now()`,
  firstDay,
  lastDay: instalment === null ? lastDayOfYearFrom(firstDay) : instalmentsLastDay(firstDay, instalment),
  instalmentsPaid: instalment,
});

/**
 * Confirms the order. Its cover lasts a year, or a quarter if an instalment was paid, and begins today or on the day after the cover
 * that it renews.
 * False if the order is no longer open, for example because the desk has declined it.
 */
export async function confirmOrder(tx: Db, payment: Payment): Promise<boolean> {
  const key = keyOf(payment);
  if (payment.instalment !== null && payment.instalment > 1)
    return (await payInstalment(tx, key, payment.instalment)) !== undefined;
  if (await isInstalmentOpen(tx, key)) return false;
  return key.kind === 'subscription' ? confirmSubscription(tx, payment, key.id) : confirmUpgrade(tx, payment, key.id);
}

async function confirmSubscription(tx: Db, payment: Payment, id: string): Promise<boolean> {
  const { userId } = payment;
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
    .set(paid(current?.next ?? (await queryToday(tx)), payment))
    .where(eq(subscriptions.id, id));
  await addNotice(tx, userId, 'subscription-confirmed', { subscriptionId: id });
  return true;
}

async function confirmUpgrade(tx: Db, payment: Payment, id: string): Promise<boolean> {
  const { userId } = payment;
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
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!plan) return false;
  const [confirmed] = await tx.update(upgrades).set(paid(plan.next, payment)).where(eq(upgrades.id, id)).returning();
  await grantPremium(tx, userId, plan.from, confirmed?.lastDay ?? null);
  await addNotice(tx, userId, 'plan-confirmed', { upgradeId: id });
  return true;
}
