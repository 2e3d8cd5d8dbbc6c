import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { channels, type NoticeKind } from '../../src/contract/notices.ts';
import type { Context } from '../context.ts';
import { startOfDay, today } from '../db/calendar.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { deliveries, notices } from '../db/schema/notices.ts';
import { subscriptions, upgrades } from '../db/schema/orders.ts';
import { newId } from '../db/uuid.ts';
import { hasOpenInstalment } from '../subscriptions/instalments.ts';
import { notForEarlierVersion } from './earlier-version.ts';
import { instalmentLeads, instalmentsDue } from './instalments-due.ts';

/** By the days until the last one. A cover that is shorter than these days is not told of so early; 3 days after it, it is told that it has ended. */
const leads = [
  { days: 30, kinds: { subscription: 'subscription-ending', plan: 'plan-ending' } },
  { days: 7, kinds: { subscription: 'subscription-ending-soon', plan: 'plan-ending-soon' } },
  { days: 1, kinds: { subscription: 'subscription-ending-tomorrow', plan: 'plan-ending-tomorrow' } },
  { days: -3, kinds: { subscription: 'subscription-ended', plan: 'plan-ended' } },
] as const;

type Ending = { userId: string; subscriptionId: string | null; lastDay: string | null };

const hour = 60 * 60 * 1000;

/** Looks every hour for covers that end, in each of several servers: the database keeps each notice once. */
export function scheduleEndingNotices(app: FastifyInstance, { db }: Context) {
  const run = () =>
    addEndingNotices(db).catch((err: unknown) => app.log.warn({ err }, 'covers that end could not be looked for'));
  const timer = setInterval(run, hour);
  timer.unref();
  app.addHook('onReady', run);
  app.addHook('onClose', async () => clearInterval(timer));
}

export async function addEndingNotices(db: Db) {
  for (const { days, kinds } of leads) {
    for (const ending of await endingSubscriptions(db, days, kinds.subscription))
      await addEnding(db, kinds.subscription, ending);
    for (const ending of await endingPlans(db, days, kinds.plan)) await addEnding(db, kinds.plan, ending);
  }
  for (const { days, kind } of instalmentLeads) {
    for (const due of await instalmentsDue(db, kind, (dueOn) => isWithin(dueOn, days))) await addEnding(db, kind, due);
  }
}

/** For a negative number of days, what has ended so many days ago, or up to a week before that if no server was running. */
const isWithin = (day: SQL, days: number) =>
  days < 0
    ? sql`${day} between ${today} + ${days}::int - 7 and ${today} + ${days}::int`
    : sql`${day} between ${today} and ${today} + ${days}::int`;
const endsWithin = (lastDay: SQL, firstDay: SQL, days: number) =>
  sql`${isWithin(lastDay, days)} and ${lastDay} - ${firstDay} > ${days}::int`;

/** Without those that are ordered again, or go on with their next instalment. */
function endingSubscriptions(db: Db, days: number, kind: NoticeKind): Promise<Ending[]> {
  const { id, userId, serviceSlug, lastDay, firstDay } = subscriptions;
  const orderedAgain = sql`exists (select from ${subscriptions} as later
    where later.user_id = ${userId} and later.service_slug = ${serviceSlug}
      and (later.state = 'requested' or later.state = 'confirmed' and later.last_day > ${lastDay}))`;
  const told = sql`exists (select from ${notices}
    where ${notices.subscriptionId} = ${id} and ${notices.kind} = ${kind} and ${notices.lastDay} = ${lastDay})`;
  return db
    .select({ userId, subscriptionId: id, lastDay })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.state, 'confirmed'),
        endsWithin(sql`${lastDay}`, sql`${firstDay}`, days),
        sql`not ${hasOpenInstalment(subscriptions)}`,
        sql`not ${orderedAgain}`,
        sql`not ${told}`,
      ),
    );
}

function endingPlans(db: Db, days: number, kind: NoticeKind): Promise<Ending[]> {
  const { id, premiumFrom, premiumUntil } = users;
  const told = sql`exists (select from ${notices}
    where ${notices.userId} = ${id} and ${notices.kind} = ${kind} and ${notices.lastDay} = ${premiumUntil})`;
  const goesOn = sql`exists (select from ${upgrades}
    where ${upgrades.userId} = ${id} and ${upgrades.lastDay} = ${premiumUntil} and ${hasOpenInstalment(upgrades)})`;
  return db
    .select({ userId: id, subscriptionId: sql<string | null>`null`, lastDay: premiumUntil })
    .from(users)
    .where(
      and(
        isNull(users.removedAt),
        isNotNull(premiumUntil),
        endsWithin(sql`${premiumUntil}`, sql`${premiumFrom}`, days),
        sql`not ${goesOn}`,
        sql`not ${told}`,
      ),
    );
}

/** Sent by day. */
const dueAt = sql`greatest(now(), ${startOfDay(sql`${today}`)} + interval '9 hours')`;

function addEnding(db: Db, kind: NoticeKind, ending: Ending) {
  return db.transaction(async (tx) => {
    const id = newId();
    const added = await tx
      .insert(notices)
      .values({ id, kind, ...ending, ...notForEarlierVersion })
      .onConflictDoNothing()
      .returning({ id: notices.id });
    if (added.length > 0)
      await tx.insert(deliveries).values(channels.map((channel) => ({ noticeId: id, channel, dueAt })));
  });
}
