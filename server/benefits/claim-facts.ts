import { type SQL, sql } from 'drizzle-orm';
import { ethiopianYearOf, zone } from '../db/calendar.ts';

/** Whose claims are summed up. Limits count for these claims together, or for each person of them. */
const isInsured = (userId: string, claims = sql`claims`) => sql`${claims}.user_id = ${userId}::uuid`;

const isApproved = sql`claims.status in ('approved', 'paid')`;

/** The event that decided a claim as it is now. A payment comes after it, and has the same amount. */
const decision = sql`select at, amount_cents, code from claim_events
  where claim_id = claims.id and to_status = case claims.status when 'paid' then 'approved' else claims.status end
  order by position desc limit 1`;

/** As in `claims/repository.ts`, so that the sums are those of the claims' pages. */
const rate = sql`(select rate from birr_rates where since <= (decision.at at time zone ${zone})::date
  order by since desc limit 1)`;

/**
 * A subquery `facts` with a row a claim. A declined claim that was corrected is left out: the correction has the same bill.
 * Columns that are not selected from it are not computed.
 */
export const claimFacts = (userId: string): SQL => sql`(
  select claims.id, claims.kind, claims.person_id,
    coalesce(offer_names.offer, claims.service) as offer,
    coalesce(services.title, policies.name, claims.service) as service,
    ${ethiopianYearOf(sql`coalesce(claims.treated_on, (claims.received_at at time zone ${zone})::date)`)} as year,
    ${isApproved} as is_approved,
    claims.status = 'declined' as is_declined,
    coalesce(decision.code, 'other') as code,
    claims.paid_birr_cents as billed,
    case when ${isApproved} then decision.amount_cents end as approved,
    case when ${isApproved} then floor(decision.amount_cents * ${rate} + 0.5) end as approved_birr
  from claims
  left join lateral (${decision}) as decision on true
  left join offer_names on offer_names.kind = claims.kind and offer_names.name = claims.service
  left join services on claims.kind = 'claim' and services.slug = offer_names.offer
  left join policies on claims.kind = 'premium-claim' and policies.id::text = offer_names.offer
  where ${isInsured(userId)} and not (claims.status = 'declined' and claims.id in (
    select corrects from claims as correction
    where corrects is not null and ${isInsured(userId, sql`correction`)}))
) as facts`;
