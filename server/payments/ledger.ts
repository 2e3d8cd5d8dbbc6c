import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { paymentLedger, receiptCounter } from '../db/schema/payments.ts';
import { newId } from '../db/uuid.ts';

/** Locks the counter until the transaction ends, so that the numbers have no gaps. */
export async function nextReceiptNumber(tx: Db): Promise<number> {
  const [counter] = await tx
    .update(receiptCounter)
    .set({ last: sql`${receiptCounter.last} + 1` })
    .returning();
  if (!counter) throw new Error('The counter of receipts is missing.');
  return counter.last;
}

export async function addToLedger(
  tx: Db,
  paymentId: string,
  kind: 'payment' | 'refund',
  birrCents: number,
  byUser: string | null,
) {
  await tx.insert(paymentLedger).values({ id: newId(), paymentId, kind, birrCents, byUser });
}
