import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/db/database.ts';

/** Adds claims with their letters and first events. The last one is the newest. */
export const addRecords = (db: Db, userId: string, claims: number) =>
  db.execute(sql`
    with numbered as (
      select n, gen_random_uuid() as key, gen_random_uuid()::text as number,
        (lpad(to_hex(1000000 + n), 8, '0') || substr(gen_random_uuid()::text, 9))::uuid as id,
        now() - (${claims}::int - n) * interval '1 hour' as at
      from generate_series(1, ${claims}::int) as n),
    letter as (
      insert into letters (user_id, key, kind, sha256, number, received_at, answer)
      select ${userId}::uuid, key, 'claim', '', number, at, '{}' from numbered),
    claim as (
      insert into claims (id, user_id, letter_key, number, kind, hospital, service, payment_method, description, priority,
        status, received_at, changed_at)
      select id, ${userId}::uuid, key, number, 'claim', 'City Hospital', 'Routine Checkups', 'Cash', 'A check-up', false,
        (array['submitted', 'in-review', 'approved'])[1 + n % 3], at, now() from numbered)
    insert into claim_events (id, claim_id, position, at, action, by_user, by_role, to_status)
    select gen_random_uuid(), id, 1, at, 'received', ${userId}::uuid, 'customer', 'submitted' from numbered`);
