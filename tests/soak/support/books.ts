import type { Database } from '../../../server/db/database.ts';
import { mustBeZero, type ResultRow } from '../report.ts';

/** At the end of every part that has a database: what the ledger says is what payments and orders show. */
export async function bookRows(part: string, { scripts }: Database): Promise<ResultRow[]> {
  const [books] = (await scripts((run) =>
    run(`select
      (select coalesce(sum(birr_cents), 0) from payment_ledger)::float8
        - (select coalesce(sum(received_cents), 0) from payments
          where received_currency = 'ETB' and state in ('paid', 'mismatched'))::float8 as differ,
      (select count(*) from payments
        left join subscriptions on subscriptions.id = payments.subscription_id
        left join upgrades on upgrades.id = payments.upgrade_id
        where payments.applied and case when payments.instalment is null
          then (payments.state = 'paid') <> (coalesce(subscriptions.state, upgrades.state) = 'confirmed')
          else payments.state = 'paid' and not (coalesce(subscriptions.state, upgrades.state) = 'confirmed'
            and payments.instalment <= coalesce(subscriptions.instalments_paid, upgrades.instalments_paid)) end)::int as orders,
      (select count(*) from (
          select id, instalments_paid, first_day, last_day from subscriptions where state = 'confirmed' and instalments_paid > 0
          union all
          select id, instalments_paid, first_day, last_day from upgrades where state = 'confirmed' and instalments_paid > 0
        ) as agreed
        cross join lateral (select count(*) as times, count(distinct instalment) as numbers from payments
          where coalesce(subscription_id, upgrade_id) = agreed.id and applied and state = 'paid') as paid
        where paid.times <> paid.numbers or instalments_paid - paid.times not in (0, 1)
          or last_day <> (first_day + make_interval(months => 3 * instalments_paid) - interval '1 day')::date)::int as instalments`),
  )) as unknown as [{ differ: number; orders: number; instalments: number }];
  return [
    mustBeZero(part, 'cents by which the ledger and the payments differ', books.differ),
    mustBeZero(part, 'orders that are confirmed without their payment, or paid and not confirmed', books.orders),
    // The first instalment may have been confirmed by hand without a receipt.
    mustBeZero(part, 'orders whose cover is not that of the instalments that were paid', books.instalments),
  ];
}
