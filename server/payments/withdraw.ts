import { and, eq, type SQL, sql } from 'drizzle-orm';
import { revokePremium } from '../accounts/plan.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { subscriptions, upgrades } from '../db/schema/orders.ts';
import { payments } from '../db/schema/payments.ts';
import { setInstalmentsPaid } from './instalments.ts';
import { keyOf } from './orders.ts';
import type { Payment } from './repository.ts';

const isLaterPlan = sql`exists (select from upgrades as later
  where later.user_id = ${upgrades.userId} and later.state = 'confirmed' and later.first_day > ${upgrades.firstDay})`;

/**
 * Whether something later of the same cover is paid, which has to be given back first: a gap in the middle would be seen by
 * nobody. For the tables that `selectPayments` joins.
 */
export const isLaterPaid: SQL<boolean> = sql<boolean>`(${payments.applied} and (
  coalesce(${payments.instalment} < coalesce(${subscriptions.instalmentsPaid}, ${upgrades.instalmentsPaid}), false)
  or exists (select from subscriptions as later
    where later.user_id = ${subscriptions.userId} and later.service_slug = ${subscriptions.serviceSlug}
      and later.state = 'confirmed' and later.first_day > ${subscriptions.firstDay})
  or ${isLaterPlan}))`;

/** What was refunded covers nothing any more: an instalment its quarter, everything else its year. */
export async function withdrawOrder(tx: Db, payment: Payment, reason: string) {
  const { userId, subscriptionId, upgradeId, instalment } = payment;
  if (instalment !== null && instalment > 1) return withdrawInstalment(tx, payment, instalment);
  const instalmentsPaid = instalment && 0;
  const withdrawn = { state: 'declined', reason, firstDay: null, lastDay: null, instalmentsPaid } as const;
  if (subscriptionId) await tx.update(subscriptions).set(withdrawn).where(eq(subscriptions.id, subscriptionId));
  if (!upgradeId) return;
  const [plan] = await tx
    .select({
      isRenewal: sql<boolean>`${upgrades.firstDay} > ${users.premiumFrom}`,
      dayBefore: sql<string>`(${upgrades.firstDay} - 1)::text`,
      // The provider was asked before the later one was paid.
      isLaterPlan: sql<boolean>`${isLaterPlan}`,
    })
    .from(upgrades)
    .innerJoin(users, eq(users.id, upgrades.userId))
    .where(eq(upgrades.id, upgradeId));
  await tx.update(upgrades).set(withdrawn).where(eq(upgrades.id, upgradeId));
  if (plan?.isLaterPlan) return;
  // A renewal takes back its own year, not the one before it, which was paid as well.
  if (plan?.isRenewal) await tx.update(users).set({ premiumUntil: plan.dayBefore }).where(eq(users.id, userId));
  else await revokePremium(tx, userId);
}

async function withdrawInstalment(tx: Db, payment: Payment, instalment: number) {
  const key = keyOf(payment);
  const table = key.kind === 'subscription' ? subscriptions : upgrades;
  const [order] = await tx
    .select({ firstDay: table.firstDay })
    .from(table)
    .where(and(eq(table.id, key.id), eq(table.instalmentsPaid, instalment)));
  if (!order?.firstDay) return;
  const lastDay = await setInstalmentsPaid(tx, key, order.firstDay, instalment - 1);
  if (key.kind === 'upgrade') await tx.update(users).set({ premiumUntil: lastDay }).where(eq(users.id, payment.userId));
}
