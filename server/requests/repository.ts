import { type AnyColumn, and, asc, desc, eq, gt, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Settlement } from '../../src/contract/admin/requests.ts';
import { instalmentsLastDay } from '../../src/contract/instalments.ts';
import type { LetterKind } from '../../src/contract/letters.ts';
import { grantPremium, hasCurrentOrFuturePlan } from '../accounts/plan.ts';
import { lastDayOfYearFrom } from '../db/calendar.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import type { callBacks } from '../db/schema/call-backs.ts';
import { claimRequests, letters } from '../db/schema/claims.ts';
import type { familyMembers } from '../db/schema/family.ts';
import { services } from '../db/schema/offers.ts';
import { subscriptions, upgrades } from '../db/schema/orders.ts';
import { searchConditions } from '../db/search.ts';
import { addNotice } from '../notices/repository.ts';
import { type OrderKey, orderColumn, payInstalment } from '../payments/instalments.ts';
import { recordTransfer } from '../payments/transfer.ts';

/** A page of open (oldest first), settled or all requests (newest first), all requests of one customer, or a single one. */
export type RequestFilter =
  | { open: boolean | undefined; search?: string | undefined; after: string | undefined; most: number }
  | { userId: string; most: number }
  | { id: string; most: 1 };

type Columns = { id: AnyColumn; userId: AnyColumn; settledAt: AnyColumn };
type Table = typeof claimRequests | typeof callBacks | typeof subscriptions | typeof upgrades | typeof familyMembers;

export const settlers = alias(users, 'settlers');
export const peopleColumns = {
  customer: { id: users.id, username: users.username, email: users.email, phone: users.phone },
  settledBy: settlers.username,
};

export function pageConditions(
  { id, userId, settledAt }: Columns,
  filter: RequestFilter,
): { where: SQL | undefined; order: SQL } {
  if ('id' in filter) return { where: eq(id, filter.id), order: asc(id) };
  if ('userId' in filter) return { where: eq(userId, filter.userId), order: desc(id) };
  const afterLast = filter.after && (filter.open ? gt(id, filter.after) : lt(id, filter.after));
  return {
    where: and(isInState(settledAt, filter.open), afterLast || undefined),
    order: filter.open ? asc(id) : desc(id),
  };
}

const isInState = (settledAt: AnyColumn, open: boolean | undefined) =>
  open === undefined ? undefined : open ? isNull(settledAt) : isNotNull(settledAt);

/** By receipt number, also of a later letter for the same request, or by words of the customer. */
export function matchesSearch(table: Table, kind: LetterKind, filter: RequestFilter): SQL | undefined {
  if (!('search' in filter) || filter.search === undefined) return undefined;
  const number = filter.search.toUpperCase();
  const isNumber = (column: SQL) => sql`(${column} = ${number} or ${column} = ${`R-${number}`})`;
  return sql`${table.id} in (
    select found.id from ${table} as found where ${isNumber(sql`found.number`)}
    union select found.id from ${table} as found join ${letters} on letters.user_id = found.user_id
      where letters.kind = ${kind} and ${isNumber(sql`letters.number`)}
    union select found.id from ${table} as found join users on users.id = found.user_id
      where ${searchConditions(filter.search).customers})`;
}

export type ClaimRequestRow = Awaited<ReturnType<typeof listClaimRequests>>[number];
export function listClaimRequests(db: Db, filter: RequestFilter) {
  const { where, order } = pageConditions(claimRequests, filter);
  return db
    .select({ request: claimRequests, ...peopleColumns })
    .from(claimRequests)
    .innerJoin(users, eq(users.id, claimRequests.userId))
    .leftJoin(settlers, eq(settlers.id, claimRequests.settledBy))
    .where(and(where, matchesSearch(claimRequests, 'claim-request', filter)))
    .orderBy(order)
    .limit(filter.most);
}

export type SubscriptionRow = Awaited<ReturnType<typeof listSubscriptions>>[number];
export function listSubscriptions(db: Db, filter: RequestFilter) {
  const { where, order } = pageConditions(subscriptions, filter);
  const service = { slug: services.slug, title: services.title, yearlyPrice: services.yearlyPrice };
  return db
    .select({ request: subscriptions, service, ...peopleColumns })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .innerJoin(services, eq(services.slug, subscriptions.serviceSlug))
    .leftJoin(settlers, eq(settlers.id, subscriptions.settledBy))
    .where(and(where, matchesSearch(subscriptions, 'subscription', filter)))
    .orderBy(order)
    .limit(filter.most);
}

export type UpgradeRow = Awaited<ReturnType<typeof listUpgrades>>[number];
export function listUpgrades(db: Db, filter: RequestFilter) {
  const { where, order } = pageConditions(upgrades, filter);
  return db
    .select({ request: upgrades, ...peopleColumns })
    .from(upgrades)
    .innerJoin(users, eq(users.id, upgrades.userId))
    .leftJoin(settlers, eq(settlers.id, upgrades.settledBy))
    .where(and(where, matchesSearch(upgrades, 'upgrade', filter)))
    .orderBy(order)
    .limit(filter.most);
}

/** Like the settle functions below, returns false if the request was settled concurrently. */
export async function answerRequest(db: Db, id: string, by: string): Promise<boolean> {
  const rows = await db
    .update(claimRequests)
    .set({ settledAt: new Date(), settledBy: by })
    .where(and(eq(claimRequests.id, id), isNull(claimRequests.settledAt)))
    .returning({ id: claimRequests.id });
  return rows.length > 0;
}

type Period = { from: string; until: string | undefined; paymentReference?: string | undefined };
export type Settled = Extract<Settlement, { action: 'decline' }> | ({ action: 'confirm' } & Period);

/** Of an order by quarter the first instalment is confirmed. */
const outcome = ({ instalmentsPaid }: typeof subscriptions | typeof upgrades, settled: Settled, by: string) => ({
  settledAt: new Date(),
  settledBy: by,
  ...(settled.action === 'confirm'
    ? {
        state: 'confirmed' as const,
        firstDay: settled.from,
        lastDay: sql`case when ${instalmentsPaid} is null
          then ${settled.until ?? lastDayOfYearFrom(settled.from)}::date
          else ${instalmentsLastDay(settled.from, 1)}::date end`,
        instalmentsPaid: sql`${instalmentsPaid} + 1`,
      }
    : { state: 'declined' as const, reason: settled.reason }),
});

const transferOf = (
  order: { userId: string; yearlyPrice: number | null; instalmentsPaid: number | null },
  reference: string,
) => ({
  userId: order.userId,
  yearlyPrice: order.yearlyPrice,
  instalment: order.instalmentsPaid,
  reference,
});

export async function isByQuarter(db: Db, { kind, id }: OrderKey): Promise<boolean> {
  const table = kind === 'subscription' ? subscriptions : upgrades;
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), isNotNull(table.instalmentsPaid)));
  return rows.length > 0;
}

/** A subscription of a premium service cannot be confirmed before the customer's plan. */
export async function needsConfirmedPlan(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(services, eq(services.slug, subscriptions.serviceSlug))
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(eq(subscriptions.id, id), services.premium, sql`(${hasCurrentOrFuturePlan}) is not true`));
  return rows.length > 0;
}

export function settleSubscription(db: Db, id: string, settled: Settled, by: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [subscription] = await tx
      .update(subscriptions)
      .set(outcome(subscriptions, settled, by))
      .where(and(eq(subscriptions.id, id), isNull(subscriptions.settledAt)))
      .returning();
    if (!subscription) return false;
    if (settled.action === 'confirm' && settled.paymentReference)
      await recordTransfer(tx, { ...transferOf(subscription, settled.paymentReference), subscriptionId: id }, by);
    const kind = settled.action === 'confirm' ? 'subscription-confirmed' : 'subscription-declined';
    await addNotice(tx, subscription.userId, kind, { subscriptionId: id });
    return true;
  });
}

/** Confirming an upgrade also confirms the plan. */
export function settleUpgrade(db: Db, id: string, settled: Settled, by: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [upgrade] = await tx
      .update(upgrades)
      .set(outcome(upgrades, settled, by))
      .where(and(eq(upgrades.id, id), isNull(upgrades.settledAt)))
      .returning();
    if (!upgrade) return false;
    if (settled.action === 'confirm' && settled.paymentReference)
      await recordTransfer(tx, { ...transferOf(upgrade, settled.paymentReference), upgradeId: id }, by);
    if (upgrade.firstDay) await grantPremium(tx, upgrade.userId, upgrade.firstDay, upgrade.lastDay);
    const kind = settled.action === 'confirm' ? 'plan-confirmed' : 'plan-declined';
    await addNotice(tx, upgrade.userId, kind, { upgradeId: id });
    return true;
  });
}

type Arrived = { instalment: number; paymentReference: string };

/** An instalment after the first, by transfer. */
export function noteInstalment(db: Db, key: OrderKey, { instalment, paymentReference }: Arrived, by: string) {
  return db.transaction(async (tx) => {
    const order = await payInstalment(tx, key, instalment);
    if (!order) return false;
    const paid = { ...order, instalmentsPaid: instalment };
    await recordTransfer(tx, { ...transferOf(paid, paymentReference), ...orderColumn(key) }, by);
    return true;
  });
}
