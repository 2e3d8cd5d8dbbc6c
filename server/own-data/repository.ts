import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ClaimEvent } from '../claims/repository.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { claimEvents, claimEventTexts, claimRequests, claims, letters } from '../db/schema/claims.ts';

/** The events of all claims of this customer. */
export function eventsOfAll(db: Db, userId: string): Promise<ClaimEvent[]> {
  const own = db.select({ id: claims.id }).from(claims).where(eq(claims.userId, userId));
  const textOfEvent = and(
    eq(claimEventTexts.claimId, claimEvents.claimId),
    eq(claimEventTexts.position, claimEvents.position),
  );
  return db
    .select({ event: claimEvents, text: claimEventTexts.text, byName: users.username })
    .from(claimEvents)
    .innerJoin(users, eq(users.id, claimEvents.byUser))
    .leftJoin(claimEventTexts, textOfEvent)
    .where(inArray(claimEvents.claimId, own))
    .orderBy(claimEvents.claimId, claimEvents.position);
}

export const claimRequestsOf = (db: Db, userId: string) =>
  db.select().from(claimRequests).where(eq(claimRequests.userId, userId)).orderBy(desc(claimRequests.id));

export const lettersOfUser = (db: Db, userId: string) =>
  db.select().from(letters).where(eq(letters.userId, userId)).orderBy(desc(letters.receivedAt));
