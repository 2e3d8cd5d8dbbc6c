import { and, count, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import type { MoneyByMonth, PaymentFilter, paymentsQuery } from '../../src/contract/admin/payments.ts';
import { startOfDay, today, zone } from '../db/calendar.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { services } from '../db/schema/offers.ts';
import { subscriptions, upgrades } from '../db/schema/orders.ts';
import { paymentLedger, payments } from '../db/schema/payments.ts';
import { searchConditions } from '../db/search.ts';
import { orderColumns } from './repository.ts';
import { isLaterPaid } from './withdraw.ts';

const isUnclear = sql`(${payments.state} = 'mismatched' or (${payments.state} = 'paid' and not ${payments.applied}))`;
const conditions: Record<PaymentFilter, SQL> = {
  unclear: isUnclear,
  begun: eq(payments.state, 'begun'),
  paid: sql`(${payments.state} = 'paid' and ${payments.applied})`,
  refunded: eq(payments.state, 'refunded'),
  failed: sql`${payments.state} in ('failed', 'expired')`,
};

type Filter = v.InferOutput<typeof paymentsQuery> | { id: string };

export type DeskPaymentRow = Awaited<ReturnType<typeof listPayments>>[number];
export function listPayments(db: Db, filter: Filter, most: number) {
  const refunders = alias(users, 'refunders');
  return db
    .select({
      payment: payments,
      order: orderColumns,
      isLaterPaid,
      customer: { id: users.id, username: users.username, email: users.email, phone: users.phone },
      refundedBy: refunders.username,
    })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .leftJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .leftJoin(services, eq(services.slug, subscriptions.serviceSlug))
    .leftJoin(upgrades, eq(upgrades.id, payments.upgradeId))
    .leftJoin(refunders, eq(refunders.id, payments.refundedBy))
    .where('id' in filter ? eq(payments.id, filter.id) : matches(filter))
    .orderBy(desc(payments.id))
    .limit(most);
}

function matches({ state, search, after }: v.InferOutput<typeof paymentsQuery>): SQL | undefined {
  return and(
    state && conditions[state],
    after === undefined ? undefined : lt(payments.id, after),
    search === undefined ? undefined : found(search),
  );
}

const found = (search: string) =>
  or(
    eq(payments.providerReference, search),
    sql`${payments.receiptNumber}::text = ${search}`,
    sql`coalesce(${subscriptions.number}, ${upgrades.number}) in (${search.toUpperCase()}, ${`R-${search.toUpperCase()}`})`,
    searchConditions(search).customers,
  );

/** The day's ledger, by the way of paying. */
export function closingOf(db: Db, day: string) {
  const ofKind = (kind: string) => sql`filter (where ${paymentLedger.kind} = ${kind})`;
  return db
    .select({
      provider: payments.provider,
      method: payments.method,
      payments: sql<number>`${count()} ${ofKind('payment')}`.mapWith(Number),
      receivedBirrCents: sql<number>`coalesce(sum(${paymentLedger.birrCents}) ${ofKind('payment')}, 0)`.mapWith(Number),
      refunds: sql<number>`${count()} ${ofKind('refund')}`.mapWith(Number),
      refundedBirrCents: sql<number>`coalesce(-sum(${paymentLedger.birrCents}) ${ofKind('refund')}, 0)`.mapWith(Number),
    })
    .from(paymentLedger)
    .innerJoin(payments, eq(payments.id, paymentLedger.paymentId))
    .where(sql`${paymentLedger.at} >= ${startOfDay(day)} and ${paymentLedger.at} < ${startOfDay(day, 1)}`)
    .groupBy(payments.provider, payments.method)
    .orderBy(payments.provider, payments.method);
}

type Month = MoneyByMonth['months'][number];

/** The premiums of the ledger, and the claims that are paid, by month in Ethiopian time. */
export async function moneyByMonth(db: Db): Promise<Month[]> {
  const { rows } = (await db.execute(sql`
    with months as (
      select (date_trunc('month', ${today}) - make_interval(months => n))::date as first from generate_series(0, 11) as n
    ), premiums as (
      select date_trunc('month', at at time zone ${zone})::date as first,
        sum(birr_cents) filter (where kind = 'payment') as received, -sum(birr_cents) filter (where kind = 'refund') as refunded
      from payment_ledger where at >= ${startOfDay(sql`(select min(first) from months)`)} group by 1
    ), paid as (
      select date_trunc('month', event.paid_on)::date as first, count(*) as payouts, sum(event.amount_cents) as cents
      from claims join claim_events as event on event.claim_id = claims.id and event.position = claims.version
      where claims.status = 'paid' and event.paid_on >= (select min(first) from months) group by 1
    )
    select to_char(months.first, 'YYYY-MM') as month, coalesce(received, 0)::float8 as "receivedBirrCents",
      coalesce(refunded, 0)::float8 as "refundedBirrCents", coalesce(payouts, 0)::int as payouts,
      coalesce(cents, 0)::float8 as "payoutCents"
    from months left join premiums using (first) left join paid using (first) order by months.first desc`)) as unknown as {
    rows: Month[];
  };
  return rows;
}
