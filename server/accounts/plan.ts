import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { today } from '../db/calendar.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { House } from '../house.ts';
import type { Role } from './policy.ts';

const isCustomer = and(inArray(users.role, ['customer', 'premium']), isNull(users.removedAt));

/** Premium from a day on, to a last day if there is one; a day to come makes it so when it comes. */
export async function premiumFor(db: Db, userId: string, from: string, until: string | null) {
  const isNow = sql`${from}::date <= ${today} and (${until}::date is null or ${until}::date >= ${today})`;
  await db
    .update(users)
    .set({
      premiumFrom: from,
      premiumUntil: until,
      role: sql<Role>`case when ${isNow} then 'premium' else 'customer' end`,
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

export function turnPlansInTime(app: FastifyInstance, { db }: House) {
  const turn = () => turnPlans(db).catch((err: unknown) => app.log.warn({ err }, 'plans stay as they are for now'));
  const timer = setInterval(turn, minutes);
  timer.unref();
  app.addHook('onReady', turn);
  app.addHook('onClose', async () => clearInterval(timer));
}
