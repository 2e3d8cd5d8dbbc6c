import { type SQL, sql } from 'drizzle-orm';
import type { BenefitSums, BenefitYear } from '../../src/contract/responses/benefits.ts';
import type { YearlyLimit } from '../../src/contract/responses/claims.ts';
import { ethiopianYearOf, firstDayOfEthiopianYear, today } from '../db/calendar.ts';
import type { Db } from '../db/database.ts';
import { limitsOn } from '../offers/limits.ts';
import { claimFacts } from './claim-facts.ts';

type Kind = 'claim' | 'premium-claim';
export type Year = { year: number; from: string; until: string };
/** Of a service or policy in a year, of a reason for which the customer paid a part, or of the whole year, without either. */
export type Row = Year &
  BenefitSums & {
    kind: Kind | null;
    offer: string | null;
    service: string | null;
    reason: BenefitYear['reasons'][number]['code'] | null;
    claims: number;
  };

const rowsOf = async <T>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: T[] }).rows;

const daysOf = (year: SQL) => sql`${firstDayOfEthiopianYear(year)}::text as "from",
  (${firstDayOfEthiopianYear(sql`(${year} + 1)`)} - 1)::text as until`;

/** What the customer paid and does not get back; null where the amount billed or the rate is not known. */
const own = sql`case
  when is_declined then billed
  when not is_approved then null
  when billed <= approved_birr then 0
  else billed - approved_birr end`;

/** Every sum in one scan, with grouping sets. Materialized, since the rate of an approval is looked up for each use otherwise. */
export const benefitRows = (db: Db, userId: string): Promise<Row[]> =>
  rowsOf(
    db,
    sql`with known as materialized (select * from ${claimFacts(userId)}),
      with_own as materialized (select *, ${own} as own from known)
      select year, ${daysOf(sql`year`)}, kind, offer,
        case when grouping(kind) = 0 then max(service) end as service, reason,
        count(*)::int as claims,
        (count(*) filter (where is_approved))::int as approved,
        (count(*) filter (where is_declined))::int as declined,
        (count(*) filter (where not is_approved and not is_declined))::int as undecided,
        coalesce(sum(billed) filter (where is_approved or is_declined), 0)::float8 as "billedBirrCents",
        coalesce(sum(approved), 0)::float8 as "approvedCents",
        case when bool_and(not is_approved or approved_birr is not null) then coalesce(sum(approved_birr), 0)::float8 end as "approvedBirrCents",
        coalesce(sum(own), 0)::float8 as "ownBirrCents",
        (count(*) filter (where own is null and (is_approved or is_declined)))::int as "withoutOwn"
      from (select *, case when is_declined then code when own > 0 then 'in-part' end as reason from with_own) as explained
      group by grouping sets ((year), (year, kind, offer), (year, reason))
      having grouping(reason) = 1 or reason is not null
      order by year desc, case when grouping(kind) = 0 then max(service) end, kind, sum(own) desc nulls last, reason`,
  );

export type PersonRow = { kind: Kind; offer: string; service: string; personId: string | null; approvedCents: number };

/** What is approved for each person in a year, for the limits that count so. The holder is null. */
export const personRows = (db: Db, userId: string, year: number): Promise<PersonRow[]> =>
  rowsOf(
    db,
    sql`select kind, offer, max(service) as service, person_id as "personId",
        coalesce(sum(approved), 0)::float8 as "approvedCents"
      from ${claimFacts(userId)} where year = ${year}::int group by kind, offer, person_id`,
  );

/** The Ethiopian year of today. */
export async function currentYear(db: Db): Promise<Year> {
  const [found] = await rowsOf<Year>(
    db,
    sql`select year, ${daysOf(sql`year`)} from (select ${ethiopianYearOf(today)} as year) as current`,
  );
  if (!found) throw new Error('The database has no day.');
  return found;
}

/**
 * The limit of a claim's service or policy in the year of the claim, and what is approved of it; null without a limit. It is for
 * reading: nothing holds a decision to it, so that two at the same moment may exceed it together, as a single one may.
 */
export async function yearlyLimitOf(db: Db, claim: { id: string; userId: string }): Promise<YearlyLimit | null> {
  const [of] = await rowsOf<Year & { kind: Kind; offer: string; personId: string | null }>(
    db,
    sql`select kind, offer, person_id as "personId", year, ${daysOf(sql`year`)} from ${claimFacts(claim.userId)} where id = ${claim.id}::uuid`,
  );
  if (!of) return null;
  const [limit] = await limitsOn(db, sql`least(${today}, ${of.until}::date)`, of);
  if (!limit?.limitCents) return null;
  const [used] = await rowsOf<{ approvedCents: number }>(
    db,
    sql`select coalesce(sum(approved), 0)::float8 as "approvedCents" from ${claimFacts(claim.userId)}
      where year = ${of.year}::int and kind = ${of.kind} and offer = ${of.offer}
        and (not ${limit.perPerson}::boolean or person_id is not distinct from ${of.personId}::uuid)`,
  );
  const { from, until } = of;
  return {
    ...leftOf(limit.limitCents, used?.approvedCents ?? 0),
    ...(limit.perPerson && { perPerson: true as const }),
    from,
    until,
  };
}

export const leftOf = (limitCents: number, approvedCents: number) => ({
  limitCents,
  approvedCents,
  leftCents: Math.max(0, limitCents - approvedCents),
});
