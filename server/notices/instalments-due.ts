import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { NoticeKind } from '../../src/contract/notices.ts';
import type { Db } from '../db/database.ts';
import { notices } from '../db/schema/notices.ts';
import { subscriptions, upgrades } from '../db/schema/orders.ts';
import { hasOpenInstalment } from '../subscriptions/instalments.ts';

/** By the days until an instalment is due. */
export const instalmentLeads = [
  { days: 7, kind: 'instalment-due-soon' },
  { days: 1, kind: 'instalment-due-tomorrow' },
  { days: -3, kind: 'instalment-overdue' },
] as const;

const dueOf = ({ lastDay }: typeof subscriptions | typeof upgrades) => sql<string>`(${lastDay} + 1)`;
const textOf = (day: SQL) => sql<string>`${day}::text`;

type IsWithin = (dueOn: SQL) => SQL;

export async function instalmentsDue(db: Db, kind: NoticeKind, isWithin: IsWithin) {
  const notTold = (of: SQL) => sql`not exists (select from ${notices} where ${of} and ${notices.kind} = ${kind})`;
  const [ofService, ofPlan] = [dueOf(subscriptions), dueOf(upgrades)];
  const isToldOf = sql`${notices.subscriptionId} = ${subscriptions.id} and ${notices.lastDay} = ${ofService}`;
  const isToldOfPlan = sql`${notices.userId} = ${upgrades.userId} and ${notices.subscriptionId} is null
    and ${notices.lastDay} = ${ofPlan}`;
  const services = await db
    .select({ userId: subscriptions.userId, subscriptionId: subscriptions.id, lastDay: textOf(ofService) })
    .from(subscriptions)
    .where(and(hasOpenInstalment(subscriptions), isWithin(ofService), notTold(isToldOf)));
  const plans = await db
    .select({ userId: upgrades.userId, subscriptionId: sql<null>`null`, lastDay: textOf(ofPlan) })
    .from(upgrades)
    .where(and(hasOpenInstalment(upgrades), isWithin(ofPlan), notTold(isToldOfPlan)));
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
    .where(and(isThis, hasOpenInstalment(table), sql`${dueOf(table)} = ${dueOn}::date`));
  return found.length > 0;
}
