import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/database.ts';

const customers = 1_000;
const batchSize = 100_000;

/** Adds claims of a thousand other customers up to this number, as after years of use. */
export async function fillClaims({ db }: Database, claims: number) {
  await db.execute(sql`
    insert into users (id, role, username, email, email_key, phone, password_hash)
    select md5('filler' || n)::uuid, 'customer', 'Filler', n || '@filler.example', n || '@filler.example', '1', 'none'
    from generate_series(1, ${customers}::int) as n on conflict do nothing`);
  for (let missing = claims - (await count(db)); missing > 0; missing -= batchSize) {
    await db.transaction(async (tx) => {
      // The rows refer to letters that do not exist, which makes no difference for reading.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`
        insert into claims (id, user_id, letter_key, number, kind, hospital, service, payment_method, description,
          priority, status, received_at, changed_at)
        select gen_random_uuid(), md5('filler' || (1 + n % ${customers}::int))::uuid, gen_random_uuid(), gen_random_uuid()::text,
          'claim', 'City Hospital', 'Routine Checkups', 'Cash', repeat('a claim among many ', 5), false, 'submitted', now(), now()
        from generate_series(1, ${Math.min(missing, batchSize)}::int) as n`);
    });
  }
  await db.execute(sql`analyze`);
}

async function count(db: Database['db']): Promise<number> {
  const { rows } = (await db.execute(sql`select count(*)::int as rows from claims`)) as unknown as {
    rows: { rows: number }[];
  };
  return rows[0]?.rows ?? 0;
}
