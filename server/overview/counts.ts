import { sql } from 'drizzle-orm';
import { overviewDays } from '../../src/contract/admin/overview.ts';
import { type ClaimStatus, claimStatuses } from '../../src/contract/claim-transitions.ts';
import { today } from '../db/calendar.ts';
import type { Db } from '../db/database.ts';

// Triggers (migration 0039) add to the tables of counts what every change of a claim adds to a day and takes from one.

export type Counts = Record<ClaimStatus, number>;
export type Counted = { name: string; counts: Counts };
type Row = { what: 'day' | 'hospital' | 'service' | 'state'; name: string } & Counts;

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

const sums = sql.raw(claimStatuses.map((status) => `sum(${status.replace('-', '_')})::int as "${status}"`).join(', '));

/** Claims received in the period by day, hospital and service, and all claims by state. */
export async function claimCounts(db: Db): Promise<Record<Row['what'], Counted[]>> {
  const rows = await rowsOf<Row>(
    db,
    sql`
      select 'day' as what, day::text as name, ${sums} from claim_counts
      where what = 'hospital' and day >= ${firstDay} group by day
      union all
      select what, name, ${sums} from claim_counts where day >= ${firstDay} group by what, name
      union all
      select 'state', '', ${sums} from claim_counts where what = 'hospital' having count(*) > 0`,
  );
  const counted = rows.map(({ what, name, ...counts }) => ({ what, name, counts }));
  const of = (what: Row['what']) => counted.filter((one) => one.what === what && total(one.counts) > 0);
  return { day: of('day'), hospital: of('hospital'), service: of('service'), state: of('state') };
}

export const total = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Of the decisions of the period. A percentile is looked for in its bucket only, and between two decisions as `percentile_cont` does. */
export async function timeToDecision(db: Db) {
  const [row] = await rowsOf<{ count: number; median: number | null; ninetieth: number | null }>(
    db,
    sql`
      with buckets as (
        select bucket, sum(count)::int as count from decision_counts
        where day >= ${firstDay} group by bucket having sum(count) <> 0),
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
      returning *),
    placed as (
      select *, case when day < ${firstDay} then '-infinity' else day end as shown_on from taken
      where day >= ${firstDay} or what = 'hospital')
    insert into claim_counts (day, what, name, submitted, in_review, more_information, approved, declined, paid, is_sum)
    select shown_on, what, case when shown_on > '-infinity' then name else '' end, sum(submitted), sum(in_review),
      sum(more_information), sum(approved), sum(declined), sum(paid), true
    from placed group by 1, 2, 3`);
  await db.execute(sql`
    with taken as (
      delete from decision_counts
      where day in (select day from decision_counts where not is_sum) or day < ${firstDay}
      returning day, bucket, count)
    insert into decision_counts (day, bucket, count, is_sum)
    select day, bucket, sum(count), true from taken where day >= ${firstDay} group by 1, 2`);
}
