import { and, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { PayloadOutput } from '../../src/contract/endpoint.ts';
import type { endpoints } from '../../src/contract/endpoints.ts';
import { monthsAnInstalment } from '../../src/contract/instalments.ts';
import type { Db } from '../db/database.ts';
import { services } from '../db/schema/offers.ts';
import { subscriptions, upgrades } from '../db/schema/orders.ts';
import { payments } from '../db/schema/payments.ts';

export type Payment = typeof payments.$inferSelect;
export type NewPayment = PayloadOutput<typeof endpoints.beginPayment>;
/** How orders are paid: dollars, and the birr that they are on this day. */
export type Amount = Pick<Payment, 'cents' | 'birrCents' | 'birrRate' | 'rateSince'>;

const firstDay = sql`coalesce(${subscriptions.firstDay}, ${upgrades.firstDay})`;

/** The days are those that the payment is for. */
export const orderColumns = {
  number: sql<string | null>`coalesce(${subscriptions.number}, ${upgrades.number})`,
  title: sql<string | null>`${services.title}`,
  from: sql<string | null>`(case when ${payments.instalment} is null then ${firstDay}
    else ${firstDay} + make_interval(months => ${monthsAnInstalment} * (${payments.instalment} - 1)) end)::date::text`,
  until: sql<
    string | null
  >`(case when ${payments.instalment} is null then coalesce(${subscriptions.lastDay}, ${upgrades.lastDay})
    else ${firstDay} + make_interval(months => ${monthsAnInstalment} * ${payments.instalment}) - interval '1 day' end)::date::text`,
};

export type PaymentRow = Awaited<ReturnType<typeof selectPayments>>[number];
export function selectPayments(db: Db, where: SQL | undefined) {
  return db
    .select({ payment: payments, order: orderColumns })
    .from(payments)
    .leftJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .leftJoin(services, eq(services.slug, subscriptions.serviceSlug))
    .leftJoin(upgrades, eq(upgrades.id, payments.upgradeId))
    .where(where)
    .orderBy(desc(payments.id));
}

/** Newest first, without attempts that came to nothing. */
export const paymentsOf = (db: Db, userId: string) =>
  selectPayments(db, and(eq(payments.userId, userId), sql`${payments.state} not in ('failed', 'expired')`)).limit(100);

export const allPaymentsOf = (db: Db, userId: string) => selectPayments(db, eq(payments.userId, userId));

export async function findPayment(db: Db, id: string, userId: string): Promise<PaymentRow | undefined> {
  const [found] = await selectPayments(db, and(eq(payments.id, id), eq(payments.userId, userId)));
  return found;
}

const orderIds = ({ kind, id }: NewPayment['order']) => ({
  subscriptionId: kind === 'subscription' ? id : null,
  upgradeId: kind === 'upgrade' ? id : null,
});
const isFor = ({ id }: NewPayment['order']) => sql`coalesce(${payments.subscriptionId}, ${payments.upgradeId}) = ${id}`;

/** False if the order is being paid already. */
export async function insertPayment(
  db: Db,
  userId: string,
  { id, order }: NewPayment,
  amount: Amount & Pick<Payment, 'provider' | 'instalment'>,
): Promise<boolean> {
  const inserted = await db
    .insert(payments)
    .values({
      id,
      userId,
      ...orderIds(order),
      ...amount,
      state: 'begun',
      nextCheckAt: sql`now() + interval '1 minute'`,
    })
    .onConflictDoNothing()
    .returning({ id: payments.id });
  return inserted.length > 0;
}

export async function setCheckoutUrl(db: Db, id: string, checkoutUrl: string) {
  await db.update(payments).set({ checkoutUrl }).where(eq(payments.id, id));
}

/** The payment of this order that is begun, and whether its checkout is too old to be gone on with. */
export async function begunPayment(db: Db, order: NewPayment['order']) {
  const [found] = await db
    .select({
      payment: payments,
      isOld: sql<boolean>`${payments.begunAt} < now() - case when ${payments.checkoutUrl} is null then interval '1 minute' else interval '30 minutes' end`,
    })
    .from(payments)
    .where(and(isFor(order), eq(payments.state, 'begun')));
  return found;
}

/** Not paid so far. It is still asked for, and settled if it is paid after all. */
export async function setFailed(db: Db, id: string) {
  await db
    .update(payments)
    .set({ state: 'failed' })
    .where(and(eq(payments.id, id), eq(payments.state, 'begun')));
}

const daysAsked = 3;
export const batchSize = 10;

/**
 * Takes the payments that the provider is asked about now, for this process alone. The delay doubles, from a minute to six
 * hours; after three days a payment is expired.
 */
export async function takePaymentsToCheck(db: Db): Promise<Payment[]> {
  const isOver = sql`${payments.begunAt} < now() - make_interval(days => ${daysAsked})`;
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(lte(payments.nextCheckAt, sql`now()`))
    .orderBy(payments.nextCheckAt)
    .limit(batchSize)
    .for('update', { skipLocked: true });
  return db
    .update(payments)
    .set({
      checks: sql`${payments.checks} + 1`,
      nextCheckAt: sql`case when ${isOver} then null
        else now() + make_interval(mins => least(power(2, ${payments.checks}), 360)::int) end`,
      state: sql`case when ${isOver} and ${payments.state} = 'begun' then 'expired' else ${payments.state} end`,
    })
    .where(inArray(payments.id, due))
    .returning();
}

/** At most every three seconds for one payment, however often its page asks. */
export async function takePaymentToCheck(db: Db, id: string): Promise<Payment | undefined> {
  const [taken] = await db
    .update(payments)
    .set({ nextCheckAt: sql`now() + interval '1 minute'`, checkedAt: sql`now()` })
    .where(
      and(
        eq(payments.id, id),
        inArray(payments.state, ['begun', 'failed', 'expired']),
        sql`(${payments.checkedAt} is null or ${payments.checkedAt} < now() - interval '3 seconds')`,
      ),
    )
    .returning();
  return taken;
}
