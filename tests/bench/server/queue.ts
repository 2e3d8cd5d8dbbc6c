import { sql } from 'drizzle-orm';
import type { Database, Db } from '../../../server/db/database.ts';
import type { Part } from '../part.ts';
import { table } from '../table.ts';
import { measureEachEngine } from './engines.ts';
import { createUser, startTestServer } from './test-server.ts';
import { columns, measure, row } from './timing.ts';

const [claims, customers] = [100_000, 20_000];
const times = 60;

/**
 * Fills the queue with undecided claims of different customers, spread over hospitals and services, a tenth of them
 * with priority.
 */
async function fillQueue(db: Db) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into users (id, role, username, email, email_key, phone, password_hash)
      select md5('queue' || n)::uuid, 'customer', 'Given' || n % 500 || ' Fathers' || n, n || '@queue.example',
        n || '@queue.example', '+2519' || (10000000 + n), 'none'
      from generate_series(1, ${customers}::int) as n`);
    await tx.execute(sql`
      insert into claims (id, user_id, letter_key, number, kind, hospital, service, payment_method, description, full_name,
        email, priority, status, received_at, changed_at)
      select md5('queue' || n)::uuid, md5('queue' || (1 + n % ${customers}::int))::uuid, gen_random_uuid(), 'R-Q' || n,
        case when n % 10 = 0 then 'premium-claim' else 'claim' end, 'Hospital ' || n % 40, 'Service ' || n % 14, 'Cash',
        repeat('a claim among many ', 5), case when n % 10 = 0 then 'Patient' || n end,
        case when n % 10 = 0 then n || '@patient.example' end, n % 10 = 0,
        (array['submitted', 'in-review', 'more-information'])[1 + n % 3], now() - n * interval '1 minute', now()
      from generate_series(1, ${claims}::int) as n`);
    await tx.execute(sql`
      insert into claim_events (id, claim_id, position, at, action, by_user, by_role, to_status)
      select gen_random_uuid(), id, 1, received_at, 'received', user_id, 'customer', status
      from claims where number like 'R-Q%'`);
  });
  await db.execute(sql`analyze`);
}

export const queue: Part = {
  title: 'The desk',
  explanation: `One request after another, ${times} of each, on a database of ${claims.toLocaleString('en')} undecided claims of ${customers.toLocaleString('en')} customers. What counts is that a
page far down and a filtered page cost what the first does. A search that thousands of claims match has to sort them all, so its cost
grows with how many they are; the overview counts every claim of ninety days (here all of them).`,
  measure: async () => ({ text: (await measureEachEngine(measureQueue)).join('\n\n'), budgetValues: [] }),
};

/** An administrator's typical requests. */
async function measureQueue(engine: string, database: Database): Promise<string> {
  await fillQueue(database.db);
  const { ask, close } = await startTestServer(database, 1);
  const { token } = await createUser(database, 'admin');
  const deepClaim = await claimAtOffset(database.db, 90_000);
  const requests: Record<string, (n: number) => string> = {
    'first page': () => '/claims',
    'a page after 90,000 others': () => `/claims?after=${deepClaim}`,
    'of one hospital': (n) => `/claims?hospital=Hospital+${n % 40}`,
    'of one hospital, service and state': (n) =>
      `/claims?hospital=Hospital+${n % 40}&service=Service+${n % 14}&state=submitted`,
    'premium claims older than 30 days': () => '/claims?kind=premium-claim&days=30',
    'search by number': (n) => `/claims?search=R-Q${1 + n * 7}`,
    'search by a given name that 200 to 22,200 claims have': (n) => `/claims?search=Given${n % 500}`,
    'search by email': (n) => `/claims?search=${1 + n * 7}%40queue.example`,
    'search by a beginning that all names have': () => '/claims?search=given',
    'customers, search by name': (n) => `/customers?search=Fathers${1 + n * 7}`,
    overview: () => '/overview',
  };
  const rows: string[][] = [];
  for (const [what, path] of Object.entries(requests)) {
    rows.push(row(what, await measure(times, 1, (n) => ask('GET', `/admin${path(n)}`, 200, undefined, token))));
  }
  await close();
  return table([engine, ...columns], rows);
}

async function claimAtOffset(db: Db, others: number): Promise<string> {
  const { rows } = (await db.execute(
    sql`select id from claims order by queue_rank, received_at, id offset ${others}::int limit 1`,
  )) as unknown as { rows: { id: string }[] };
  return rows[0]?.id ?? '';
}
