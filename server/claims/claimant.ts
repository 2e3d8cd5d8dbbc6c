import { and, eq, type SQL, sql } from 'drizzle-orm';
import { zone } from '../db/calendar.ts';
import { claims } from '../db/schema/claims.ts';
import { familyMembers } from '../db/schema/family.ts';

/** `person`: null is the account's holder, undefined for whom the corrected claim is. */
export type ClaimedFor = {
  person: string | null | undefined;
  corrects: string | undefined;
  treatedOn: string | null;
};

/**
 * Whether the account may claim for this person, as an SQL condition: a member of its family, or one who was still a member on
 * the day of the treatment. A correction stays for whom it was.
 */
export function isClaimant({ person, corrects, treatedOn }: ClaimedFor & { person: string }, userId: string): SQL {
  const wasMember = sql`${familyMembers.status} = 'ended'
    and (${familyMembers.endedAt} at time zone ${zone})::date >= ${treatedOn}::date`;
  const isMember = sql`exists (select from ${familyMembers} where ${and(
    eq(familyMembers.id, person),
    eq(familyMembers.userId, userId),
  )} and (${familyMembers.status} = 'active' or (${wasMember})) for key share)`;
  const isAsBefore = sql`exists (select from ${claims} where ${and(
    sql`${claims.id} = ${corrects}::uuid`,
    eq(claims.userId, userId),
    eq(claims.personId, person),
  )})`;
  return corrects === undefined ? isMember : sql`(${isMember} or ${isAsBefore})`;
}

/** The column of a new claim. */
export const claimantOf = ({ person, corrects }: Pick<ClaimedFor, 'person' | 'corrects'>): SQL =>
  person === undefined && corrects !== undefined
    ? sql`(select person_id from claims as corrected where corrected.id = ${corrects}::uuid)`
    : sql`${person ?? null}::uuid`;
