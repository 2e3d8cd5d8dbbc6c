import { and, desc, eq, gt, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { ClaimStatus } from '../../src/contract/claim-transitions.ts';
import { hasCurrentPlan } from '../accounts/plan.ts';
import type { Db } from '../db/database.ts';
import type { Role } from '../db/roles.ts';
import { claimEvents, claimEventTexts, claims, users } from '../db/schema.ts';
import { newId } from '../db/uuid.ts';

export type Claim = typeof claims.$inferSelect;
type Event = typeof claimEvents.$inferSelect;
/** A claim with the amount, code and text of its last event. */
export type ClaimNow = { claim: Claim; amountCents: Event['amountCents']; code: Event['code']; text: string | null };
export type ClaimEvent = { event: Event; text: string | null; byName: string };

export const claimNow = {
  claim: claims,
  amountCents: claimEvents.amountCents,
  code: claimEvents.code,
  text: claimEventTexts.text,
};
export const lastEvent = and(eq(claimEvents.claimId, claims.id), eq(claimEvents.position, claims.version));
export const lastText = and(eq(claimEventTexts.claimId, claims.id), eq(claimEventTexts.position, claims.version));

const claimsNow = (db: Db) =>
  db.select(claimNow).from(claims).leftJoin(claimEvents, lastEvent).leftJoin(claimEventTexts, lastText);

/** A user's claims, newest first; `before` is the last id of the previous page. */
export function newestClaims(
  db: Db,
  userId: string,
  { most, before, except }: { most?: number; before?: string | undefined; except?: string },
): Promise<ClaimNow[]> {
  const older = before === undefined ? undefined : lt(claims.id, before);
  const others = except === undefined ? undefined : ne(claims.id, except);
  const all = claimsNow(db)
    .where(and(eq(claims.userId, userId), older, others))
    .orderBy(desc(claims.id));
  return most === undefined ? all : all.limit(most);
}

export async function findClaim(db: Db, id: string, userId?: string): Promise<ClaimNow | undefined> {
  const owned = userId === undefined ? undefined : eq(claims.userId, userId);
  const [found] = await claimsNow(db).where(and(eq(claims.id, id), owned));
  return found;
}

/** The events of a claim, optionally only those after a version. */
export function eventsOf(db: Db, claimId: string, after = 0): Promise<ClaimEvent[]> {
  const textOfEvent = and(
    eq(claimEventTexts.claimId, claimEvents.claimId),
    eq(claimEventTexts.position, claimEvents.position),
  );
  return db
    .select({ event: claimEvents, text: claimEventTexts.text, byName: users.username })
    .from(claimEvents)
    .innerJoin(users, eq(users.id, claimEvents.byUser))
    .leftJoin(claimEventTexts, textOfEvent)
    .where(and(eq(claimEvents.claimId, claimId), gt(claimEvents.position, after)))
    .orderBy(claimEvents.position);
}

export const correctable: ClaimStatus[] = ['declined', 'more-information'];
export type Correction = { corrects: OtherClaim | null; correctedBy: OtherClaim | null };
type OtherClaim = { id: string; number: string };

export async function correctionOf(db: Db, { id, corrects }: Claim): Promise<Correction> {
  const other = { id: claims.id, number: claims.number };
  const [[correctedBy], [corrected]] = await Promise.all([
    db.select(other).from(claims).where(eq(claims.corrects, id)).orderBy(desc(claims.id)).limit(1),
    corrects === null ? [] : db.select(other).from(claims).where(eq(claims.id, corrects)),
  ]);
  return { corrects: corrected ?? null, correctedBy: correctedBy ?? null };
}

/** `mayCorrect` as an SQL condition, for a claim of this user. */
export const isCorrectable = (id: string, userId: string) =>
  sql`exists (select from ${claims} where ${and(eq(claims.id, id), eq(claims.userId, userId), inArray(claims.status, correctable))})
    and not exists (select from ${claims} where ${eq(claims.corrects, id)})`;

type ClaimFields =
  | 'kind'
  | 'hospital'
  | 'service'
  | 'paymentMethod'
  | 'description'
  | 'fullName'
  | 'email'
  | 'priority';
type NewClaim = Pick<Claim, ClaimFields> & { corrects: string | undefined };

/** Claims have priority only while the premium plan is confirmed. */
const isPriority = sql`exists (select from ${users} where ${users.id} = letter.user_id and ${hasCurrentPlan})`;

/** The claim of a letter, with its first event. */
export function claimInserts(claim: NewClaim, by: Role): SQL[] {
  const id = newId();
  return [
    sql`claim as (
      insert into claims (id, user_id, letter_key, number, kind, hospital, service, payment_method, description,
        full_name, email, priority, status, received_at, changed_at, corrects)
      select ${id}::uuid, user_id, key, number, ${claim.kind}::text, ${claim.hospital}::text, ${claim.service}::text,
        ${claim.paymentMethod}::text, ${claim.description}::text, ${claim.fullName}::text, ${claim.email}::text,
        ${claim.priority ? isPriority : sql`false`}, 'submitted', received_at, received_at, ${claim.corrects ?? null}::uuid
      from letter)`,
    sql`event as (
      insert into claim_events (id, claim_id, position, at, action, by_user, by_role, to_status)
      select ${newId()}::uuid, ${id}::uuid, 1, received_at, 'received', user_id, ${by}::text, 'submitted' from letter)`,
    ...(claim.corrects === undefined ? [] : closeReplacedClaim(claim.corrects, by)),
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

export function claimRequestInserts(): SQL[] {
  return [
    sql`claim_request as (
      insert into claim_requests (id, user_id, letter_key, number, received_at)
      select ${newId()}::uuid, user_id, key, number, received_at from letter)`,
  ];
}
