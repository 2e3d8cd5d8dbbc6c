import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { instalmentCents, instalmentsLastDay } from '../../src/contract/instalments.ts';
import type { Db } from '../db/database.ts';
import { birrRates, coverSettings } from '../db/schema/offers.ts';
import { subscriptions } from '../db/schema/orders.ts';
import { paymentLedger, payments, receiptCounter } from '../db/schema/payments.ts';
import { newId } from '../db/uuid.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';

const dayLength = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayLength);
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const mostDaysAgo = 120;

/** Adds the payments of the subscriptions of the last months, some of today. The regular customer pays one by quarter. */
export async function addPayments(db: Db, chance: Random, regular: Person, admin: Person) {
  await db.update(coverSettings).set({ byQuarter: true, graceDays: 10 });
  await payByQuarter(db, regular);
  const orders = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.state, 'confirmed'), isNotNull(subscriptions.yearlyPrice)))
    .orderBy(subscriptions.settledAt);
  const rates = await db.select().from(birrRates).orderBy(birrRates.since);
  const paid = orders
    .filter(({ settledAt }) => settledAt && settledAt > daysAgo(mostDaysAgo))
    .map((order, n, all) => {
      // The newest ones are of this moment, so that the closing of today has some at any hour.
      const paidAt = n < all.length - 3 && order.settledAt ? order.settledAt : new Date();
      const rate = rates.filter(({ since }) => since <= dayOf(paidAt)).at(-1) ?? { rate: 150, since: dayOf(paidAt) };
      const { id, userId, yearlyPrice, instalmentsPaid } = order;
      const cents = instalmentsPaid ? instalmentCents(yearlyPrice ?? 0, 1) : Math.round((yearlyPrice ?? 0) * 100);
      const birrCents = Math.round(cents * rate.rate);
      const isTransfer = chance.is(0.3);
      return {
        id: newId(),
        userId,
        subscriptionId: id,
        instalment: instalmentsPaid,
        provider: isTransfer ? 'bank-transfer' : 'sandbox',
        method: isTransfer ? null : chance.oneOf(['telebirr', 'cbebirr', 'mpesa']),
        providerReference: isTransfer ? `FT26${chance.whole(10_000, 99_999)}` : null,
        cents,
        birrCents,
        birrRate: rate.rate,
        rateSince: rate.since,
        state: 'paid' as const,
        begunAt: paidAt,
        paidAt,
        receivedCents: birrCents,
        receivedCurrency: 'ETB',
        applied: true,
        receiptNumber: n + 1,
      };
    });
  await db.insert(payments).values(paid);
  await db.update(receiptCounter).set({ last: paid.length });
  await db.insert(paymentLedger).values(
    paid.map(({ id, birrCents, provider, paidAt }) => ({
      id: newId(),
      paymentId: id,
      kind: 'payment' as const,
      birrCents,
      at: paidAt,
      byUser: provider === 'bank-transfer' ? admin.id : null,
    })),
  );
}

/** The second instalment is due in a few days. */
async function payByQuarter(db: Db, { id }: Person) {
  const [order] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, id), eq(subscriptions.state, 'confirmed')))
    .orderBy(sql`${subscriptions.receivedAt} desc`)
    .limit(1);
  if (!order) return;
  const begun = daysAgo(86);
  const firstDay = dayOf(begun);
  await db
    .update(subscriptions)
    .set({
      receivedAt: begun,
      settledAt: begun,
      firstDay,
      lastDay: instalmentsLastDay(firstDay, 1),
      instalmentsPaid: 1,
    })
    .where(eq(subscriptions.id, order.id));
}
