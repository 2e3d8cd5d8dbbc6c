import { sql } from 'drizzle-orm';
import type { Overview } from '../../src/contract/admin/overview.ts';
import type { Db } from '../db/database.ts';

/** What customers have asked for and nobody has settled, besides claims. */
export async function openRequests(db: Db) {
  const { rows } = (await db.execute(sql`select
    (select count(*)::int from claim_requests where settled_at is null) as requests,
    (select count(*)::int from call_backs where settled_at is null) as "callBacks",
    (select count(*)::int from subscriptions where settled_at is null) as subscriptions,
    (select count(*)::int from upgrades where settled_at is null) as upgrades,
    (select count(*)::int from deletion_requests where settled_at is null) as deletions,
    (select count(*)::int from family_members where settled_at is null) as family`)) as unknown as {
    rows: [Omit<Overview['open'], 'claims'>];
  };
  return rows[0];
}
