import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** Never due for a server of the version before deliveries, which may run beside this one during an upgrade. */
export const notForEarlierVersion = { dueAt: new Date('9999-01-01') };

/**
 * Moves what that version has written, and not sent, into the queue of this one. To be removed together with those columns of
 * `notices` once no server of that version is left.
 */
export async function takeOverNotices(db: Db) {
  await db.execute(sql`
    with taken as (
      update notices set due_at = '9999-01-01', kind = case when kind <> 'claim-news' then kind else (
        select case status when 'more-information' then 'claim-question' when 'paid' then 'claim-paid'
          when 'declined' then 'claim-declined' else 'claim-approved' end
        from claims where claims.id = notices.claim_id) end
      where due_at <= now() and sent_at is null and given_up_at is null
      returning id, created_at)
    insert into deliveries (notice_id, channel, created_at) select id, 'email', created_at from taken`);
}
