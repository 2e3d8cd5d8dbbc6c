import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { sandboxPayments } from '../db/schema/payments.ts';
import type { PaymentProvider } from './provider.ts';

export const sandboxPath = (reference: string) => `/api/payments/sandbox/${reference}`;

/** Plays a provider where nobody pays in earnest: for trying things out, by `PAYMENT_PROVIDER=sandbox`. */
export const createSandbox = (db: Db): PaymentProvider => ({
  name: 'sandbox',
  async begin({ reference, birrCents, title, returnPath }) {
    await db.insert(sandboxPayments).values({ reference, birrCents, title, returnPath });
    return sandboxPath(reference);
  },
  async verify(reference) {
    const payment = await findSandboxPayment(db, reference);
    if (!payment || payment.state === 'pending') return { state: 'pending' };
    if (payment.state === 'failed') return { state: 'failed' };
    return { state: 'paid', cents: payment.birrCents, currency: 'ETB', method: null, providerReference: null };
  },
  parseWebhook: () => undefined,
  refund: async () => ({ state: 'done' }),
});

export async function findSandboxPayment(db: Db, reference: string) {
  const [found] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.reference, reference));
  return found;
}

export async function decideSandboxPayment(db: Db, reference: string, state: 'paid' | 'failed') {
  const [decided] = await db
    .update(sandboxPayments)
    .set({ state })
    .where(eq(sandboxPayments.reference, reference))
    .returning();
  return decided;
}
