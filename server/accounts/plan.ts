import { and, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { lastDayOfYearFrom, today, todayHere } from '../db/calendar.ts';
import type { Db } from '../db/database.ts';
import type { Role } from '../db/roles.ts';
import { users } from '../db/schema.ts';
import type { User } from './repository.ts';

const isCustomer = and(inArray(users.role, ['customer', 'premium']), isNull(users.removedAt));

/** Whoever registers for Premium has the account at once, and the plan once the company has given it its days. */
export function isConfirmed({ role, premiumFrom, premiumUntil }: User): boolean {
  if (role !== 'premium' || premiumFrom === null || premiumUntil === null) return false;
  const today = todayHere();
  return premiumFrom <= today && today <= premiumUntil;
}

/** The same, for a statement that has the row of a user. */
export const holdsPlan = and(lte(users.premiumFrom, today), gte(users.premiumUntil, today));
/** Confirmed, if only from a day to come. */
export const isToHoldPlan = gte(users.premiumUntil, today);

/**
 * Premium from a day to a last day, that of a year if none is given. A day to come makes it so when it comes; until then
 * the account is what it was, if it was premium without a plan.
 */
export async function premiumFor(db: Db, userId: string, from: string, until: string | null) {
  const last = until ?? lastDayOfYearFrom(from);
  const isNow = sql`${from}::date <= ${today} and ${last}::date >= ${today}`;
  const waits = sql`${users.role} = 'premium' and ${users.premiumFrom} is null and ${from}::date > ${today}`;
  await db
    .update(users)
    .set({
      premiumFrom: from,
      premiumUntil: last,
      role: sql<Role>`case when (${isNow}) or (${waits}) then 'premium' else 'customer' end`,
    })
    .where(and(eq(users.id, userId), isCustomer));
}

export async function regular(db: Db, userId: string) {
  await db
    .update(users)
    .set({ role: 'customer', premiumFrom: null, premiumUntil: null })
    .where(and(eq(users.id, userId), isCustomer));
}

/** Plans whose last day is over end, and those whose first day has come begin. */
export async function turnPlans(db: Db) {
  const isOver = sql`${users.premiumUntil} < ${today}`;
  await db
    .update(users)
    .set({ role: 'customer' })
    .where(and(eq(users.role, 'premium'), isOver));
  await db
    .update(users)
    .set({ role: 'premium' })
    .where(and(eq(users.role, 'customer'), sql`${users.premiumFrom} <= ${today}`, sql`(${isOver}) is not true`));
}

const minutes = 10 * 60 * 1000;

export function turnPlansInTime(app: FastifyInstance, { db }: Context) {
  const turn = () => turnPlans(db).catch((err: unknown) => app.log.warn({ err }, 'plans stay as they are for now'));
  const timer = setInterval(turn, minutes);
  timer.unref();
  app.addHook('onReady', turn);
  app.addHook('onClose', async () => clearInterval(timer));
}
