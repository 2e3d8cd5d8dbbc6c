import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { NoticeKind } from '../../src/contract/notices.ts';
import type { Db } from '../db/database.ts';
import { notices } from '../db/schema/notices.ts';
import { subscriptions, upgrades } from '../db/schema/orders.ts';
import { hasOpenInstalment } from '../subscriptions/instalments.ts';

/** By the days until an instalment is due, which it is on the last day that is paid. */
export const instalmentLeads = [
  { days: 7, kind: 'instalment-due-soon' },
  { days: 1, kind: 'instalment-due-tomorrow' },
  { days: -3, kind: 'instalment-overdue' },
] as const;

type IsWithin = (dueOn: SQL) => SQL;

export async function instalmentsDue(db: Db, kind: NoticeKind, isWithin: IsWithin) {
  const notTold = (of: SQL) => sql`not exists (select from ${notices} where ${of} and ${notices.kind} = ${kind})`;
  const isToldOf = sql`${notices.subscriptionId} = ${subscriptions.id} and ${notices.lastDay} = ${subscriptions.lastDay}`;
  const isToldOfPlan = sql`${notices.userId} = ${upgrades.userId} and ${notices.subscriptionId} is null
    and ${notices.lastDay} = ${upgrades.lastDay}`;
  const services = await db
    .select({ userId: subscriptions.userId, subscriptionId: subscriptions.id, lastDay: subscriptions.lastDay })
    .from(subscriptions)
    .where(and(hasOpenInstalment(subscriptions), isWithin(sql`${subscriptions.lastDay}`), notTold(isToldOf)));
  const plans = await db
    .select({ userId: upgrades.userId, subscriptionId: sql<null>`null`, lastDay: upgrades.lastDay })
    .from(upgrades)
    .where(and(hasOpenInstalment(upgrades), isWithin(sql`${upgrades.lastDay}`), notTold(isToldOfPlan)));
  return [...services, ...plans];
}

type Told = { userId: string; subscriptionId: string | null; dueOn: string };

/** Whether the instalment of a notice is still to be paid. */
export async function isInstalmentDue(db: Db, { userId, subscriptionId, dueOn }: Told): Promise<boolean> {
  const table = subscriptionId === null ? upgrades : subscriptions;
  const isThis = subscriptionId === null ? eq(upgrades.userId, userId) : eq(subscriptions.id, subscriptionId);
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(and(isThis, hasOpenInstalment(table), eq(table.lastDay, dueOn)));
  return found.length > 0;
}
