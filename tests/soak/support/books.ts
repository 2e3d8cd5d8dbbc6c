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
        where payments.applied and (payments.state = 'paid')
          <> (coalesce(subscriptions.state, upgrades.state) = 'confirmed'))::int as orders`),
  )) as unknown as [{ differ: number; orders: number }];
  return [
    mustBeZero(part, 'cents by which the ledger and the payments differ', books.differ),
    mustBeZero(part, 'orders that are confirmed without their payment, or paid and not confirmed', books.orders),
  ];
}
