import { sql } from 'drizzle-orm';
import { type Overview, overviewDays } from '../../src/contract/admin/overview.ts';
import type { ClaimStatus } from '../../src/contract/claim-transitions.ts';
import { today, zone } from '../db/calendar.ts';
import type { Db } from '../db/database.ts';

type Counted = { name: string; status: ClaimStatus; count: number };

async function rowsOf<T>(db: Db, query: ReturnType<typeof sql>): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}

const firstDay = sql`(${today} - ${overviewDays - 1}::int)`;
/** A timestamp, so that the index on `received_at` is used. */
const since = sql`(${firstDay}::timestamp at time zone ${zone})`;

/** All days of the period, including those without claims. */
export const overviewDayNames = async (db: Db) =>
  (
    await rowsOf<{ day: string }>(
      db,
      sql`select (${firstDay} + n)::text as day from generate_series(0, ${overviewDays - 1}::int) as n order by n`,
    )
  ).map(({ day }) => day);

type Grouped = Record<'day' | 'hospital' | 'service', string | null> & Omit<Counted, 'name'>;

/** Counts by day, hospital and service in one scan, with grouping sets: each row has one of the three names. */
export async function claimsThreeWays(db: Db): Promise<Record<'days' | 'hospitals' | 'services', Counted[]>> {
  const rows = await rowsOf<Grouped>(
    db,
    sql`select day::text as day, hospital, service, status, count from (
        select (received_at at time zone ${zone})::date as day, hospital, service, status, count(*)::int as count
        from claims where received_at >= ${since}
        group by grouping sets ((1, status), (hospital, status), (service, status))) as counted`,
  );
  const by = (what: 'day' | 'hospital' | 'service') =>
    rows.flatMap(({ [what]: name, status, count }) => (name === null ? [] : [{ name, status, count }]));
  return { days: by('day'), hospitals: by('hospital'), services: by('service') };
}

export const claimsByStatus = (db: Db) =>
  rowsOf<Omit<Counted, 'name'>>(db, sql`select status, count(*)::int as count from claims group by 1`);

/**
 * Excludes claims that were closed by a correction. A paid claim was decided when it was approved, and another look begins when the
 * customer asks for it.
 */
export async function timeToDecision(db: Db) {
  const begun = sql`case when claims.disagreed_with is null then claims.received_at
    else (select at from claim_events where claim_id = claims.id and action = 'disagree') end`;
  const hours = sql`extract(epoch from decision.at - ${begun}) / 3600.0`;
  const [row] = await rowsOf<{ count: number; median: number | null; ninetieth: number | null }>(
    db,
    sql`select count(*)::int as count,
        (percentile_cont(0.5) within group (order by ${hours}))::float8 as median,
        (percentile_cont(0.9) within group (order by ${hours}))::float8 as ninetieth
      from claims join lateral (
        select at, action from claim_events
        where claim_id = claims.id and to_status in ('approved', 'declined') and action <> 'undo'
        order by position desc limit 1) as decision on true
      where claims.status in ('approved', 'declined', 'paid') and claims.changed_at >= ${since}
        and decision.at >= ${since} and decision.action <> 'replaced'`,
  );
  return row ?? { count: 0, median: null, ninetieth: null };
}

export async function openCounts(db: Db) {
  const [row] = await rowsOf<Overview['open']>(
    db,
    sql`select
      (select count(*)::int from claims where status in ('submitted', 'in-review')) as claims,
      (select count(*)::int from claim_requests where settled_at is null) as requests,
      (select count(*)::int from call_backs where settled_at is null) as "callBacks",
      (select count(*)::int from subscriptions where settled_at is null) as subscriptions,
      (select count(*)::int from upgrades where settled_at is null) as upgrades,
      (select count(*)::int from deletion_requests where settled_at is null) as deletions`,
  );
  return row ?? { claims: 0, requests: 0, callBacks: 0, subscriptions: 0, upgrades: 0, deletions: 0 };
}
