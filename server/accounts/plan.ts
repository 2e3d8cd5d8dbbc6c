import { and, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { todayInEthiopia } from '../../src/contract/day.ts';
import type { Context } from '../context.ts';
import { lastDayOfYearFrom, today } from '../db/calendar.ts';
import type { Db } from '../db/database.ts';
import { firstDayInGrace, graceUntil } from '../db/grace-period.ts';
import { users } from '../db/schema/accounts.ts';
import type { Role } from '../db/schema/roles.ts';
import type { User } from './repository.ts';

const isCustomer = and(inArray(users.role, ['customer', 'premium']), isNull(users.removedAt));

/**
 * A premium registration creates the account at once; the plan starts when an administrator confirms its period. When it is
 * over, with its days of grace, `updatePlanRoles` takes the role.
 */
export function isPlanConfirmed({ role, premiumFrom, premiumUntil }: User): boolean {
  return role === 'premium' && premiumFrom !== null && premiumUntil !== null && premiumFrom <= todayInEthiopia();
}

/** The last day of grace of a plan whose own last day is past. */
export async function planGraceUntil(db: Db, userId: string): Promise<string | null> {
  const isInGrace = sql`${users.premiumUntil} between ${firstDayInGrace} and ${today} - 1`;
  const [user] = await db
    .select({ until: graceUntil(sql`${users.premiumUntil}`) })
    .from(users)
    .where(and(eq(users.id, userId), isInGrace));
  return user?.until ?? null;
}

/** As an SQL condition on `users`. */
export const hasCurrentPlan = and(lte(users.premiumFrom, today), gte(users.premiumUntil, firstDayInGrace));
/** Also true for a confirmed plan that starts in the future. */
export const hasCurrentOrFuturePlan = gte(users.premiumUntil, firstDayInGrace);

export async function hasPlan(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), hasCurrentOrFuturePlan));
  return found.length > 0;
}

/**
 * Confirms a plan from one day to another, by default for a year. If it starts in the future, the role changes on that
 * day; a premium account that is not confirmed yet keeps its role until then.
 */
export async function grantPremium(db: Db, userId: string, from: string, until: string | null) {
  const last = until ?? lastDayOfYearFrom(from);
  const isCurrent = sql`${from}::date <= ${today} and ${last}::date >= ${today}`;
  const waits = sql`${users.role} = 'premium' and ${users.premiumFrom} is null and ${from}::date > ${today}`;
  await db
    .update(users)
    .set({
      premiumFrom: from,
      premiumUntil: last,
      role: sql<Role>`case when (${isCurrent}) or (${waits}) then 'premium' else 'customer' end`,
    })
    .where(and(eq(users.id, userId), isCustomer));
}

export async function revokePremium(db: Db, userId: string) {
  await db
    .update(users)
    .set({ role: 'customer', premiumFrom: null, premiumUntil: null })
    .where(and(eq(users.id, userId), isCustomer));
}

/** Updates the roles of accounts whose plan has ended or begun. */
export async function updatePlanRoles(db: Db) {
  const isOver = sql`${users.premiumUntil} < ${firstDayInGrace}`;
  await db
    .update(users)
    .set({ role: 'customer' })
    .where(and(eq(users.role, 'premium'), isOver));
  await db
    .update(users)
    .set({ role: 'premium' })
    .where(and(eq(users.role, 'customer'), sql`${users.premiumFrom} <= ${today}`, sql`(${isOver}) is not true`));
}

const interval = 10 * 60 * 1000;

export function schedulePlanUpdates(app: FastifyInstance, { db }: Context) {
  const update = () =>
    updatePlanRoles(db).catch((err: unknown) => app.log.warn({ err }, 'plan roles could not be updated'));
  const timer = setInterval(update, interval);
  timer.unref();
  app.addHook('onReady', update);
  app.addHook('onClose', async () => clearInterval(timer));
}
