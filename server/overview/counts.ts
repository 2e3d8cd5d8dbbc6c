import { sql } from 'drizzle-orm';
import { overviewDays } from '../../src/contract/admin/overview.ts';
import type { ClaimStatus } from '../../src/contract/claim-transitions.ts';
import { today } from '../db/calendar.ts';
import type { Db } from '../db/database.ts';

// Triggers (migration 0039) add to `claim_counts` what every change of a claim adds to and takes from a day.

export type Counted = { name: string; status: ClaimStatus; count: number };
type Row = { what: 'day' | 'hospital' | 'service' | 'state' } & Counted;

async function rowsOf<T>(db: Db, query: ReturnType<typeof sql>): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}

const firstDay = sql`(${today} - ${overviewDays - 1}::int)`;

/** All days of the period, including those without claims. */
export const overviewDayNames = async (db: Db) =>
  (
    await rowsOf<{ day: string }>(
      db,
      sql`select (${firstDay} + n)::text as day from generate_series(0, ${overviewDays - 1}::int) as n order by n`,
    )
  ).map(({ day }) => day);

/** Claims received in the period by day, hospital and service, and all claims by state. */
export async function claimCounts(db: Db): Promise<Record<Row['what'], Counted[]>> {
  const rows = await rowsOf<Row>(
    db,
    sql`
      select 'day' as what, day::text as name, status, sum(count)::int as count from claim_counts
      where what = 'hospital' and day >= ${firstDay} group by day, status having sum(count) <> 0
      union all
      select what, name, status, sum(count)::int from claim_counts
      where what <> 'hours' and day >= ${firstDay} group by what, name, status having sum(count) <> 0
      union all
      select 'state', '', status, sum(count)::int from claim_counts
      where what = 'hospital' group by status having sum(count) <> 0`,
  );
  const of = (what: Row['what']) => rows.filter((row) => row.what === what);
  return { day: of('day'), hospital: of('hospital'), service: of('service'), state: of('state') };
}

/** Of the decisions of the period. A percentile is looked for in its bucket only, and between two decisions as `percentile_cont` does. */
export async function timeToDecision(db: Db) {
  const [row] = await rowsOf<{ count: number; median: number | null; ninetieth: number | null }>(
    db,
    sql`
      with buckets as (
        select name::smallint as bucket, sum(count)::int as count from claim_counts
        where what = 'hours' and day >= ${firstDay} group by name having sum(count) <> 0),
      placed as (
        select bucket, count, sum(count) over (order by bucket) - count as before, sum(count) over () as total from buckets),
      wanted as (
        select share, share * (total - 1) as rank
        from (select distinct total from placed) as all_of_them cross join (values (0.5::float8), (0.9::float8)) as shares (share)),
      found as (
        select share, rank - floor(rank) as part, floor(rank) as low, ceil(rank) as high from wanted),
      percentiles as (
        select share, ${hoursAt(sql`low`)} as low, ${hoursAt(sql`high`)} as high, part from found)
      select coalesce((select max(total) from placed), 0)::int as count,
        (select low + part * (high - low) from percentiles where share = 0.5) as median,
        (select low + part * (high - low) from percentiles where share = 0.9) as ninetieth`,
  );
  return row ?? { count: 0, median: null, ninetieth: null };
}

/** The hours of the decision with this rank, counted from 0 by how long it took. */
const hoursAt = (rank: ReturnType<typeof sql>) => sql`(
  select nth.hours from placed cross join lateral (
    select hours from claim_decisions where claim_decisions.bucket = placed.bucket and day >= ${firstDay}
    order by hours offset ${rank} - placed.before limit 1) as nth
  where placed.before <= ${rank} and ${rank} < placed.before + placed.count)`;

/** Adds up what has been added since the last time, and all days before those that are shown. What somebody adds meanwhile is left for the next time. */
export async function sumClaimCounts(db: Db) {
  await db.execute(sql`
    with taken as (
      delete from claim_counts
      where day in (select day from claim_counts where not is_sum) or day < ${firstDay}
      returning case when day < ${firstDay} then '-infinity' else day end as day, what, name, status, count)
    insert into claim_counts (day, what, name, status, count, is_sum)
    select day, what, case when day > '-infinity' then name else '' end, status, sum(count), true from taken
    where day > '-infinity' or what = 'hospital'
    group by 1, 2, 3, 4 having sum(count) <> 0`);
}
