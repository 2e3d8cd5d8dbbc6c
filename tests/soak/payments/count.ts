import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/db/database.ts';
import { subscriptions } from '../../../server/db/schema/orders.ts';

export type PaymentCounts = {
  /** not paid, or paid and not heard of, with all their instalments */
  open: number;
  confirmed: number;
  receipts: number;
  gaps: number;
  /** in birr cents */
  ledger: number;
  due: number;
};

export async function countPayments({ scripts }: Database): Promise<PaymentCounts> {
  const [counts] = (await scripts((run) =>
    run(`select
      (select count(*) from subscriptions where state = 'requested' or instalments_paid between 1 and 3)::int as open,
      (select count(distinct subscriptions.id) from subscriptions join payments on payments.subscription_id = subscriptions.id
        where subscriptions.state = 'confirmed' and coalesce(instalments_paid, 4) = 4 and payments.applied)::int as confirmed,
      (select count(receipt_number) from payments)::int as receipts,
      (select coalesce(max(receipt_number), 0) - count(receipt_number) from payments)::int as gaps,
      (select coalesce(sum(birr_cents), 0) from payment_ledger)::float8 as ledger,
      (select coalesce(sum(birr_cents), 0) from payments where applied)::float8 as due`),
  )) as unknown as [PaymentCounts];
  return counts;
}

export async function instalmentsPaid({ db }: Database, id: string): Promise<number | null | undefined> {
  const [order] = await db
    .select({ paid: subscriptions.instalmentsPaid })
    .from(subscriptions)
    .where(eq(subscriptions.id, id));
  return order?.paid;
}
