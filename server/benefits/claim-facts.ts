import { type SQL, sql } from 'drizzle-orm';
import { ethiopianYearOf, zone } from '../db/calendar.ts';

/** Whose claims are summed up. Limits count for these claims together. */
const isInsured = (userId: string) => sql`claims.user_id = ${userId}::uuid`;

const isApproved = sql`claims.status in ('approved', 'paid')`;

/** An approved claim ends with its approval; for a paid one it is looked up. An undone payment counts as an approval. */
const approvedAt = sql`case when claims.status = 'approved' then event.at else (
  select at from claim_events as approval
  where approval.claim_id = claims.id and approval.to_status = 'approved' order by position desc limit 1) end`;

/** As in `claims/repository.ts`, so that the sums are those of the claims' pages. */
const rate = sql`(select rate from birr_rates where since <= (${approvedAt} at time zone ${zone})::date
  order by since desc limit 1)`;

/**
 * A subquery `facts` with a row a claim. A declined claim that was corrected is left out: the correction has the same bill.
 * Columns that are not selected from it are not computed.
 */
export const claimFacts = (userId: string): SQL => sql`(
  select claims.id, claims.kind,
    coalesce(offer_names.offer, claims.service) as offer,
    coalesce(services.title, policies.name, claims.service) as service,
    ${ethiopianYearOf(sql`coalesce(claims.treated_on, (claims.received_at at time zone ${zone})::date)`)} as year,
    ${isApproved} as is_approved,
    claims.status = 'declined' as is_declined,
    coalesce(event.code, 'other') as reason,
    claims.paid_birr_cents as billed,
    case when ${isApproved} then event.amount_cents end as approved,
    case when ${isApproved} then floor(event.amount_cents * ${rate} + 0.5) end as approved_birr
  from claims
  join claim_events as event on event.claim_id = claims.id and event.position = claims.version
  left join offer_names on offer_names.kind = claims.kind and offer_names.name = claims.service
  left join services on claims.kind = 'claim' and services.slug = offer_names.offer
  left join policies on claims.kind = 'premium-claim' and policies.id::text = offer_names.offer
  where ${isInsured(userId)} and not (claims.status = 'declined'
    and exists (select from claims as correction where correction.corrects = claims.id))
) as facts`;
