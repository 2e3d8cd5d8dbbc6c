import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { anotherLookDays, anotherLookGraceDays } from '../../src/contract/another-look.ts';
import type { ClaimAction, ClaimStatus } from '../../src/contract/claim-transitions.ts';
import type { AnnouncedPhoto } from '../../src/contract/photos.ts';
import { hasCurrentPlan } from '../accounts/plan.ts';
import { today, zone } from '../db/calendar.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { claimRequests, claims } from '../db/schema/claims.ts';
import type { Role } from '../db/schema/roles.ts';
import { newId } from '../db/uuid.ts';
import { claimReceivedInserts } from '../notices/repository.ts';
import { carriedPhotoInserts, photoInserts } from '../photos/letter-inserts.ts';
import { type Claim, correctable } from './repository.ts';

// The parts of a letter's statement: conditions, and CTEs that insert from `letter` (`letters/repository.ts`).

/** Locks the claim, so that a concurrent decision either sees the letter or is seen by it. */
const hasStatus = (id: string, userId: string, statuses: ClaimStatus[]) =>
  sql`exists (select from ${claims} where ${and(eq(claims.id, id), eq(claims.userId, userId), inArray(claims.status, statuses))}
    for no key update)`;

/** `mayCorrect` as an SQL condition, for a claim of this user. */
export const isCorrectable = (id: string, userId: string) =>
  sql`${hasStatus(id, userId, correctable)}
    and not exists (select from ${claims} where ${eq(claims.corrects, id)})`;

type ClaimFields =
  | 'kind'
  | 'hospital'
  | 'service'
  | 'paymentMethod'
  | 'description'
  | 'fullName'
  | 'email'
  | 'priority'
  | 'paidBirrCents'
  | 'treatedOn'
  | 'payToProvider'
  | 'payToAccount';
type NewClaim = Pick<Claim, ClaimFields> & { corrects: string | undefined };

/** Claims have priority only while the premium plan is confirmed. */
const isPriority = sql`exists (select from ${users} where ${users.id} = letter.user_id and ${hasCurrentPlan})`;

/** The claim of a letter, with its first event and its photos. */
export function claimInserts(claim: NewClaim, photos: AnnouncedPhoto[], by: Role): SQL[] {
  const id = newId();
  return [
    sql`claim as (
      insert into claims (id, user_id, letter_key, number, kind, hospital, service, payment_method, description,
        full_name, email, priority, status, received_at, changed_at, corrects, paid_birr_cents, treated_on,
        pay_to_provider, pay_to_account)
      select ${id}::uuid, user_id, key, number, ${claim.kind}::text, ${claim.hospital}::text, ${claim.service}::text,
        ${claim.paymentMethod}::text, ${claim.description}::text, ${claim.fullName}::text, ${claim.email}::text,
        ${claim.priority ? isPriority : sql`false`}, 'submitted', received_at, received_at, ${claim.corrects ?? null}::uuid,
        ${claim.paidBirrCents}::bigint, ${claim.treatedOn}::date, ${claim.payToProvider}::text, ${claim.payToAccount}::text
      from letter)`,
    sql`event as (
      insert into claim_events (id, claim_id, position, at, action, by_user, by_role, to_status)
      select ${newId()}::uuid, ${id}::uuid, 1, received_at, 'received', user_id, ${by}::text, 'submitted' from letter)`,
    ...photoInserts(id, photos, claim.corrects),
    ...claimReceivedInserts(id),
    ...(claim.corrects === undefined
      ? []
      : [...carriedPhotoInserts(id, claim.corrects), ...closeReplacedClaim(claim.corrects, by)]),
  ];
}

/** A correction of a claim that needs more information closes that claim. */
const closeReplacedClaim = (id: string, by: Role): SQL[] => [
  sql`replaced as (
    update claims set status = 'declined', version = version + 1, changed_at = letter.received_at
    from letter
    where claims.id = ${id}::uuid and claims.user_id = letter.user_id and claims.status = 'more-information'
    returning claims.id, claims.version, claims.user_id, claims.changed_at)`,
  sql`replaced_event as (
    insert into claim_events (id, claim_id, position, at, action, by_user, by_role, from_status, to_status, code)
    select ${newId()}::uuid, id, version, changed_at, 'replaced', user_id, ${by}::text,
      'more-information', 'declined', 'replaced'
    from replaced)`,
];

type WrittenEvent = { action: ClaimAction; from: ClaimStatus; to: ClaimStatus; text: string; by: Role };

/** The event of a claim that the CTE of this name has changed, with what the customer wrote. */
const writtenEvent = (changed: string, { action, from, to, text, by }: WrittenEvent): SQL[] => [
  sql`event as (
    insert into claim_events (id, claim_id, position, at, action, by_user, by_role, from_status, to_status)
    select ${newId()}::uuid, id, version, changed_at, ${action}::text, user_id, ${by}::text, ${from}::text, ${to}::text
    from ${sql.identifier(changed)} returning claim_id, position)`,
  sql`event_text as (
    insert into claim_event_texts (claim_id, position, text)
    select claim_id, position, ${text}::text from event)`,
];

/** Whether the customer was asked something about this claim that is still open, as an SQL condition. */
export const isAnswerable = (id: string, userId: string) => hasStatus(id, userId, ['more-information']);

/** The customer's answer brings the claim back into review. */
export const answerInserts = (id: string, text: string, by: Role): SQL[] => [
  sql`answered as (
    update claims set status = 'in-review', version = version + 1, changed_at = letter.received_at
    from letter
    where claims.id = ${id}::uuid and claims.user_id = letter.user_id and claims.status = 'more-information'
    returning claims.id, claims.version, claims.user_id, claims.changed_at)`,
  ...writtenEvent('answered', { action: 'answer', from: 'more-information', to: 'in-review', text, by }),
];

/** Whether this user may ask for another look at the claim, as an SQL condition: declined, not corrected since, and not asked for before. */
export const isDisagreeable = (id: string, userId: string) =>
  sql`${hasStatus(id, userId, ['declined'])}
    and not exists (select from ${claims} where ${eq(claims.id, id)} and disagreed_with is not null)
    and not exists (select from ${claims} where ${eq(claims.corrects, id)})`;

/** Whether the customer wrote in time, and the letter did not wait too long, as an SQL condition. True where this user has no such claim. */
export const isWrittenInTime = (id: string, userId: string, writtenOn: string | undefined) => {
  const declinedOn = sql`(${claims.changedAt} at time zone ${zone})::date`;
  const written = writtenOn === undefined ? today : sql`least(${writtenOn}::date, ${today})`;
  return sql`not exists (select from ${claims} where ${and(eq(claims.id, id), eq(claims.userId, userId))} and (
    ${written} > ${declinedOn} + ${anotherLookDays}::int or
    ${today} > ${declinedOn} + ${anotherLookDays + anotherLookGraceDays}::int))`;
};

/** The claim goes back to the queue, for anybody but who declined it. */
export const disagreementInserts = (id: string, text: string, by: Role): SQL[] => [
  sql`disagreed as (
    update claims set status = 'in-review', version = claims.version + 1, changed_at = letter.received_at,
      assigned_to = null, disagreed_with = decline.by_user
    from letter, claim_events as decline
    where claims.id = ${id}::uuid and claims.user_id = letter.user_id and claims.status = 'declined'
      and decline.claim_id = claims.id and decline.position = claims.version
    returning claims.id, claims.version, claims.changed_at, claims.user_id)`,
  ...writtenEvent('disagreed', { action: 'disagree', from: 'declined', to: 'in-review', text, by }),
];

/** A second request while one is open is the same request. */
export function claimRequestInserts(): SQL[] {
  return [
    sql`claim_request as (
      insert into claim_requests (id, user_id, letter_key, number, received_at)
      select ${newId()}::uuid, user_id, key, number, received_at from letter
      on conflict (user_id) where settled_at is null do nothing)`,
  ];
}

/** The number of the customer's open request to be called. */
export async function openClaimRequest(db: Db, userId: string): Promise<string | undefined> {
  const [open] = await db
    .select({ number: claimRequests.number })
    .from(claimRequests)
    .where(and(eq(claimRequests.userId, userId), isNull(claimRequests.settledAt)));
  return open?.number;
}
