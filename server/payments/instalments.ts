import { and, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { instalmentsLastDay } from '../../src/contract/instalments.ts';
import { grantPremium } from '../accounts/plan.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { subscriptions, upgrades } from '../db/schema/orders.ts';
import { addNotice } from '../notices/repository.ts';
import { hasOpenInstalment, nextInstalment } from '../subscriptions/instalments.ts';
import type { NewPayment } from './repository.ts';

export type OrderKey = NewPayment['order'];

/** Whether an instalment of the same service or of the plan is open in another order, the one of this year. */
export async function isInstalmentOpen(db: Db, { kind, id }: OrderKey): Promise<boolean> {
  const found =
    kind === 'subscription' ? await openSubscriptions(db, id).limit(1) : await openUpgrades(db, id).limit(1);
  return found.length > 0;
}

function openSubscriptions(db: Db, id: string) {
  const next = alias(subscriptions, 'next_year');
  const isSame = and(eq(next.userId, subscriptions.userId), eq(next.serviceSlug, subscriptions.serviceSlug));
  return db
    .select({ id: next.id })
    .from(next)
    .innerJoin(subscriptions, and(isSame, ne(subscriptions.id, next.id)))
    .where(and(eq(next.id, id), hasOpenInstalment(subscriptions)));
}

function openUpgrades(db: Db, id: string) {
  const next = alias(upgrades, 'next_year');
  return db
    .select({ id: next.id })
    .from(next)
    .innerJoin(upgrades, and(eq(next.userId, upgrades.userId), ne(upgrades.id, next.id)))
    .where(and(eq(next.id, id), hasOpenInstalment(upgrades)));
}

/** In the tables that refer to either kind of order. */
export const orderColumn = ({ kind, id }: OrderKey) =>
  kind === 'subscription' ? { subscriptionId: id } : { upgradeId: id };

/** Extends the cover of a confirmed order by a quarter and tells the customer. Returns undefined if this is not the next instalment. */
export async function payInstalment(tx: Db, key: OrderKey, instalment: number) {
  const order = await lockOrder(tx, key);
  if (!order?.firstDay || order.state !== 'confirmed' || nextInstalment(order) !== instalment) return undefined;
  const lastDay = await setInstalmentsPaid(tx, key, order.firstDay, instalment);
  await addNotice(tx, order.userId, 'instalment-paid', orderColumn(key));
  if (key.kind === 'subscription') return order;
  const [plan] = await tx
    .select({
      from: sql<string>`coalesce(${users.premiumFrom}, ${order.firstDay}::date)::text`,
      until: sql<string>`greatest(${users.premiumUntil}, ${lastDay}::date)::text`,
    })
    .from(users)
    .where(eq(users.id, order.userId));
  if (plan) await grantPremium(tx, order.userId, plan.from, plan.until);
  return order;
}

/** The cover of the order ends with the last quarter that is paid. */
export async function setInstalmentsPaid(tx: Db, { kind, id }: OrderKey, firstDay: string, instalmentsPaid: number) {
  const lastDay = instalmentsLastDay(firstDay, instalmentsPaid);
  const paid = { instalmentsPaid, lastDay };
  if (kind === 'subscription') await tx.update(subscriptions).set(paid).where(eq(subscriptions.id, id));
  else await tx.update(upgrades).set(paid).where(eq(upgrades.id, id));
  return lastDay;
}

async function lockOrder(tx: Db, { kind, id }: OrderKey) {
  const columns = ({
    userId,
    state,
    firstDay,
    instalmentsPaid,
    yearlyPrice,
  }: typeof subscriptions | typeof upgrades) => ({ userId, state, firstDay, instalmentsPaid, yearlyPrice });
  const [order] =
    kind === 'subscription'
      ? await tx.select(columns(subscriptions)).from(subscriptions).where(eq(subscriptions.id, id)).for('update')
      : await tx.select(columns(upgrades)).from(upgrades).where(eq(upgrades.id, id)).for('update');
  return order;
}
