import { and, desc, eq, gt, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { ClaimStatus } from '../../src/contract/claim-transitions.ts';
import { zone } from '../db/calendar.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { claimEvents, claimEventTexts, claims } from '../db/schema/claims.ts';
import type { familyMembers } from '../db/schema/family.ts';

export type Claim = typeof claims.$inferSelect;
type Event = typeof claimEvents.$inferSelect;
/** The member of the family whom a claim is for. */
type Claimant = Pick<typeof familyMembers.$inferSelect, 'id' | 'name' | 'birthDate' | 'relation'>;
type BirrRate = { rate: number; since: string };
/** A claim with what its last event says, and the birr rate on the day of that event. */
export type ClaimNow = {
  claim: Claim;
  amountCents: Event['amountCents'];
  code: Event['code'];
  paidOn: Event['paidOn'];
  paymentReference: Event['paymentReference'];
  text: string | null;
  approvalRate: BirrRate | null;
  isCorrected: boolean;
  person: Claimant | null;
};
export type ClaimEvent = { event: Event; text: string | null; byName: string };

export const claimNow = {
  claim: claims,
  amountCents: claimEvents.amountCents,
  code: claimEvents.code,
  paidOn: claimEvents.paidOn,
  paymentReference: claimEvents.paymentReference,
  text: claimEventTexts.text,
  approvalRate: sql<BirrRate | null>`(
    select json_build_object('rate', rate, 'since', since) from birr_rates
    where since <= (select (at at time zone ${zone})::date from claim_events as approval
      where approval.claim_id = ${claims.id} and approval.to_status = 'approved' order by position desc limit 1)
    order by since desc limit 1)`,
  person: sql<Claimant | null>`(
    select json_build_object('id', id, 'name', name, 'birthDate', birth_date, 'relation', relation)
    from family_members where family_members.id = ${claims.personId})`,
  isCorrected: sql<boolean>`exists (select from claims as correction where correction.corrects = ${claims.id})`,
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

/** Where approved amounts are paid to, as the newest claim that names it says. */
export async function payToOf(db: Db, userId: string) {
  const [found] = await db
    .select({ provider: claims.payToProvider, account: claims.payToAccount })
    .from(claims)
    .where(and(eq(claims.userId, userId), isNotNull(claims.payToAccount)))
    .orderBy(desc(claims.id))
    .limit(1);
  return found?.provider && found.account ? { provider: found.provider, account: found.account } : null;
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
