import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { payments } from '../db/schema/payments.ts';
import { addToLedger, nextReceiptNumber } from './ledger.ts';
import { confirmOrder } from './orders.ts';
import type { Verified } from './provider.ts';
import type { Payment } from './repository.ts';
import { withdrawOrder } from './withdraw.ts';

type Paid = Extract<Verified, { state: 'paid' }>;

/** Payments in birr only are added up. */
const currency = 'ETB';

/**
 * Counts a payment that the provider has verified, once: webhook, scheduler and the customer's own page may all tell of it
 * at the same time. A payment that comes after its order was settled otherwise is counted and left to the desk.
 */
export function settle(db: Db, id: string, paid: Paid): Promise<void> {
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    if (!payment || payment.paidAt) return;
    const isDue = paid.currency === currency && paid.cents === payment.birrCents;
    await tx
      .update(payments)
      .set({
        state: isDue ? 'paid' : 'mismatched',
        paidAt: sql`now()`,
        receivedCents: paid.cents,
        receivedCurrency: paid.currency,
        method: paid.method,
        providerReference: paid.providerReference,
        nextCheckAt: null,
        ...(isDue && { applied: await confirmOrder(tx, payment), receiptNumber: await nextReceiptNumber(tx) }),
      })
      .where(eq(payments.id, id));
    if (paid.currency === currency) await addToLedger(tx, id, 'payment', paid.cents, null);
  });
}

/** The desk takes another amount than was due for the whole. False if this was decided before. */
export function accept(db: Db, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    if (payment?.state !== 'mismatched') return false;
    const accepted = {
      state: 'paid' as const,
      applied: await confirmOrder(tx, payment),
      receiptNumber: await nextReceiptNumber(tx),
    };
    await tx.update(payments).set(accepted).where(eq(payments.id, id));
    return true;
  });
}

type Refund = { reference: string; reason: string };

/** Notes that the money was given back; what it paid is not covered any more. False if this was decided before. */
export function refund(db: Db, id: string, { reference, reason }: Refund, byUser: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    if (payment?.state !== 'paid' && payment?.state !== 'mismatched') return false;
    await tx
      .update(payments)
      .set({
        state: 'refunded',
        refundedAt: sql`now()`,
        refundedBy: byUser,
        refundReference: reference,
        refundReason: reason,
        refundState: payment.refundState && 'done',
      })
      .where(eq(payments.id, id));
    if (payment.receivedCurrency === currency)
      await addToLedger(tx, id, 'refund', -(payment.receivedCents ?? 0), byUser);
    if (payment.applied) await withdrawOrder(tx, payment, reason);
    return true;
  });
}

export async function lockPayment(tx: Db, id: string): Promise<Payment | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return payment;
}
