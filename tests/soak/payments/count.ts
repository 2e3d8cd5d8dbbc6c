import type { Database } from '../../../server/db/database.ts';

export type PaymentCounts = {
  /** begun, or paid and not heard of */
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
      (select count(*) from subscriptions where state = 'requested')::int as open,
      (select count(*) from subscriptions join payments on payments.subscription_id = subscriptions.id
        where subscriptions.state = 'confirmed' and payments.applied)::int as confirmed,
      (select count(receipt_number) from payments)::int as receipts,
      (select coalesce(max(receipt_number), 0) - count(receipt_number) from payments)::int as gaps,
      (select coalesce(sum(birr_cents), 0) from payment_ledger)::float8 as ledger,
      (select coalesce(sum(birr_cents), 0) from payments where applied)::float8 as due`),
  )) as unknown as [PaymentCounts];
  return counts;
}
