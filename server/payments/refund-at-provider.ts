import { and, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { payments } from '../db/schema/payments.ts';
import { newId } from '../db/uuid.ts';
import { type PaymentProvider, ProviderError, type Refunded } from './provider.ts';
import type { Payment } from './repository.ts';
import { lockPayment, refund } from './settle.ts';

export const refundsAt = (provider: PaymentProvider | null, payment: Payment): boolean =>
  provider?.refund !== undefined && payment.provider === provider.name;

/**
 * Asks the provider to give a payment back. It is asked once: again only after it has refused, and never after it gave no answer,
 * since nobody knows then whether the money has gone; the desk looks there and notes it. False if this was decided before.
 */
export async function refundAtProvider(
  { db, payments: provider }: Pick<Context, 'db' | 'payments'>,
  id: string,
  reason: string,
  byUser: string,
): Promise<boolean> {
  const reference = newId();
  const payment = await begin(db, provider, id, reference, reason, byUser);
  if (!payment || !provider?.refund) return false;
  let answer: Refunded;
  try {
    const { providerReference } = payment;
    answer = await provider.refund({ reference: id, providerReference, refundReference: reference, reason });
  } catch (error) {
    if (error instanceof ProviderError) return true;
    throw error;
  }
  if (answer.state === 'done') return refund(db, id, { reference, reason }, byUser);
  await db
    .update(payments)
    .set({ refundState: 'failed', refundFailure: answer.why.slice(0, 300) })
    .where(eq(payments.id, id));
  return true;
}

/** Not while the provider is being asked, which may take so long. False if this was decided before. */
export async function noteRefund(
  db: Db,
  id: string,
  note: { reference: string; reason: string },
  byUser: string,
): Promise<boolean> {
  const beingAsked = and(
    eq(payments.id, id),
    eq(payments.refundState, 'requested'),
    gt(payments.refundAskedAt, sql`now() - interval '1 minute'`),
  );
  const pending = await db.select({ id: payments.id }).from(payments).where(beingAsked);
  return pending.length === 0 && refund(db, id, note, byUser);
}

/** Stored before the provider is asked, so that a server that ends meanwhile asks for nothing twice. */
function begin(
  db: Db,
  provider: PaymentProvider | null,
  id: string,
  reference: string,
  reason: string,
  byUser: string,
): Promise<Payment | undefined> {
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    if (!payment || !refundsAt(provider, payment)) return undefined;
    if ((payment.state !== 'paid' && payment.state !== 'mismatched') || payment.refundState === 'requested')
      return undefined;
    await tx
      .update(payments)
      .set({
        refundState: 'requested',
        refundAskedAt: sql`now()`,
        refundFailure: null,
        refundReference: reference,
        refundReason: reason,
        refundedBy: byUser,
      })
      .where(eq(payments.id, id));
    return payment;
  });
}
