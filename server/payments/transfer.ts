import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { payments } from '../db/schema/payments.ts';
import { newId } from '../db/uuid.ts';
import { amountOf } from './amount.ts';
import { addToLedger, nextReceiptNumber } from './ledger.ts';

type Transfer = { userId: string; yearlyPrice: number | null; instalment: number | null; reference: string } & (
  | { subscriptionId: string }
  | { upgradeId: string }
);

/** A bank transfer that the desk has seen: counted like any other payment. The price of the order is what has arrived. */
export async function recordTransfer(tx: Db, { yearlyPrice, instalment, reference, ...of }: Transfer, byUser: string) {
  const amount = await amountOf(tx, yearlyPrice, instalment);
  // For a price on request it is not known here how much it was.
  if (!amount) return;
  const id = newId();
  await tx.insert(payments).values({
    id,
    ...of,
    ...amount,
    instalment,
    provider: 'bank-transfer',
    state: 'paid',
    paidAt: sql`now()`,
    receivedCents: amount.birrCents,
    receivedCurrency: 'ETB',
    providerReference: reference,
    applied: true,
    receiptNumber: await nextReceiptNumber(tx),
  });
  await addToLedger(tx, id, 'payment', amount.birrCents, byUser);
}
