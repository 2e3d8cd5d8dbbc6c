import type { Database } from '../../../server/db/database.ts';
import { fathersNames, givenNames } from '../../../server/demo/words.ts';
import { sumClaimCounts } from '../../../server/overview/counts.ts';
import { firstHospitals } from '../../../src/contract/first-hospitals.ts';
import { serviceWords } from '../../../src/contract/services/en.ts';

export const customerCount = 100_000;
export const customerPhone = '+251977665544';
/** The measured customer has as many claims in each size, since what a customer reads grows with their own. */
const ownClaims = 20;

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
const oneOf = (all: readonly string[]) =>
  `(array[${all.map(literal).join(', ')}])[1 + floor(random() * ${all.length})::int]`;
const customerId = (n: string) => `md5('customer' || ${n})::uuid`;

/** A given name, the father's and the grandfather's. Of the grandfathers' names there are 500. A tenth has a premium plan. */
export const fillCustomers = (database: Database, customer: string) =>
  database.scripts(async (run) => {
    await run(`
    insert into users (id, role, username, email, email_key, phone, password_hash, premium_from, premium_until)
    select ${customerId('n')}, case when n % 10 = 0 then 'premium' else 'customer' end,
      ${oneOf(givenNames)} || ' ' || ${oneOf(fathersNames)} || ' Grand' || n % 500,
      n || '@growth.example', n || '@growth.example', '+2519' || (10000000 + n * 37), 'none',
      case when n % 10 = 0 then now() - interval '50 days' end, case when n % 10 = 0 then now() + interval '300 days' end
    from generate_series(1, ${customerCount}) as n`);
    await run(`update users set phone = '${customerPhone}' where id = '${customer}'`);
  });

/**
 * Replaces all claims by this many, received evenly over five years. What is undecided is some weeks old, and enough that a page of the
 * queue is full in the larger sizes, whatever its filter; of the others most are paid. Each administrator has worked on as many.
 */
export async function fillClaims(database: Database, claims: number, customer: string, administrators: string[]) {
  await database.scripts(async (run) => {
    await run(`set local session_replication_role = replica`);
    await run(`truncate claims, claim_events, claim_counts, decision_counts, letters, notices, deliveries cascade`);
    await run(`select setseed(0.5)`);
    // Truncated with `letters`, which they reference.
    await run(`
      insert into family_members (id, user_id, name, birth_date, relation, status, received_at, settled_at)
      select gen_random_uuid(), ${customerId('n')}, ${oneOf(givenNames)} || ' ' || ${oneOf(fathersNames)},
        date '2015-01-01', 'child', 'active', now(), now()
      from generate_series(1, ${customerCount}, 3) as n`);
    await run(`
      create temporary table arrivals on commit drop as
      select n, received_at, gen_random_uuid() as letter_key, 'R-G' || n as number,
        (lpad(to_hex((extract(epoch from received_at) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 3)
          || '8' || substr(md5(n::text), 4, 15))::uuid as id,
        case when n % ${claims / ownClaims} = 0 then '${customer}'::uuid else ${customerId(`(1 + floor(random() * ${customerCount})::int)`)} end as user_id,
        ${oneOf(firstHospitals.map(({ name }) => name))} as hospital,
        ${oneOf(Object.values(serviceWords).map(({ title }) => title))} as service,
        ${oneOf(administrators)}::uuid as administrator,
        received_at + interval '1 hour' - ln(1 - random() * 0.999) * interval '20 hours' as decided_at, random() as chance,
        random() < 0.5 as is_reviewed, random() < exp(extract(epoch from received_at - now()) / 86400 / 60) as is_open
      from (select n, now() - interval '1826 days' + (n - random()) * (interval '1826 days' / ${claims}) as received_at
        from generate_series(1, ${claims}) as n) as arrived`);
    await run(`alter table arrivals add status text, add changed_at timestamptz, add is_again boolean`);
    await run(`
      update arrivals set
        is_again = is_open and is_reviewed and chance < 0.1,
        status = case
          when is_open then case when is_reviewed then 'in-review' when chance < 0.2 then 'more-information' else 'submitted' end
          when chance < 0.12 then 'declined' when chance < 0.14 then 'approved' else 'paid' end`);
    await run(`
      update arrivals set changed_at = least(now(), case status when 'submitted' then received_at
        when 'in-review' then received_at + interval '30 minutes' when 'paid' then decided_at + interval '2 days' else decided_at end)`);
    await run(`
      insert into letters (user_id, key, kind, sha256, number, received_at, answer)
      select user_id, letter_key, 'claim', repeat('0', 64), number, received_at, '{}' from arrivals`);
    await run(`
      insert into claims (id, user_id, letter_key, number, kind, hospital, service, payment_method, description, full_name, email,
        priority, status, received_at, changed_at, version, assigned_to, disagreed_with)
      select arrivals.id, user_id, letter_key, number, case when role = 'premium' then 'premium-claim' else 'claim' end, hospital,
        service, 'Cash', repeat('a claim among many ', 5), case when role = 'premium' then username end,
        case when role = 'premium' then users.email end, role = 'premium', status, received_at, changed_at,
        1 + is_reviewed::int + (status not in ('submitted', 'in-review'))::int + (status = 'paid')::int,
        case when status <> 'submitted' and not is_again then administrator end, case when is_again then administrator end
      from arrivals join users on users.id = user_id order by n`);
    await run(`
      insert into claim_events (id, claim_id, position, at, action, by_user, by_role, from_status, to_status, amount_cents)
      select gen_random_uuid(), id, row_number() over (partition by n order by step), at, action,
        case when step = 1 then user_id else administrator end, case when step = 1 then 'customer' else 'admin' end, null, to_status,
        case when to_status in ('approved', 'paid') then 5000 end
      from arrivals cross join lateral (values
        (1, received_at, 'received', 'submitted', true),
        (2, received_at + interval '30 minutes', 'review', 'in-review', is_reviewed),
        (3, least(now(), decided_at), case status when 'declined' then 'decline' when 'more-information' then 'ask' else 'approve' end,
          case status when 'paid' then 'approved' else status end, status not in ('submitted', 'in-review')),
        (4, changed_at, 'pay', 'paid', status = 'paid')) as event (step, at, action, to_status, has_happened)
      where has_happened order by n, step`);
    await run(`
      insert into notices (id, user_id, claim_id, kind, created_at, due_at)
      select gen_random_uuid(), user_id, id, 'claim-received', received_at, '9999-01-01' from arrivals
      where received_at > now() - interval '90 days'`);
    await run(`
      insert into deliveries (notice_id, channel, created_at, due_at, attempts, sent_at)
      select id, channel, created_at, created_at, 1, created_at from notices cross join (values ('email'), ('sms')) as used (channel)`);
  });
  await database.statements(async (run) => {
    // The triggers that count were off.
    await run('SELECT count_all_claims()');
    await run(`SELECT count_decision(id) FROM claims
      WHERE changed_at > now() - interval '92 days' AND status IN ('approved', 'declined', 'paid')`);
    await sumClaimCounts(database.db);
    await run('VACUUM ANALYZE');
  });
}
