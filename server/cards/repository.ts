import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { cardNumberOf, randomCharacters } from '../../src/contract/card-number.ts';
import type { NoticeKind } from '../../src/contract/notices.ts';
import { blockedHashLength } from '../../src/contract/responses/cards.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { cards } from '../db/schema/cards.ts';
import { familyMembers } from '../db/schema/family.ts';
import { newId } from '../db/uuid.ts';
import { listedDays } from './policy.ts';

export type StoredCard = typeof cards.$inferSelect;

const newCard = (userId: string, personId: string | null) => ({
  id: newId(),
  userId,
  personId,
  number: cardNumberOf(randomBytes(randomCharacters)),
});
const isLive = isNull(cards.blockedAt);

/** All cards of an account, blocked ones too, the oldest first. */
export const cardsOf = (db: Db, userId: string): Promise<StoredCard[]> =>
  db.select().from(cards).where(eq(cards.userId, userId)).orderBy(asc(cards.issuedAt), asc(cards.id));

/** The members of the family who have a card. */
export const activeMembers = (db: Db, userId: string) =>
  db
    .select({ id: familyMembers.id, name: familyMembers.name })
    .from(familyMembers)
    .where(and(eq(familyMembers.userId, userId), eq(familyMembers.status, 'active')))
    .orderBy(asc(familyMembers.id));

/** The card of the account's holder (null) or of a member, which is made when it is asked for the first time. */
export async function cardOfPerson(db: Db, userId: string, personId: string | null): Promise<StoredCard> {
  const find = () =>
    db
      .select()
      .from(cards)
      .where(
        and(
          eq(cards.userId, userId),
          personId === null ? isNull(cards.personId) : eq(cards.personId, personId),
          isLive,
        ),
      );
  const [found] = await find();
  if (found) return found;
  await db.insert(cards).values(newCard(userId, personId)).onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error('The card was not stored.');
  return made;
}

/** Blocks a customer's card, makes a new one and adds a notice. Does nothing if the card is blocked already; false if there is none. */
export function blockCard(
  db: Db,
  userId: string,
  which: { id: string } | { number: string },
  tell: (tx: Db, userId: string, kind: NoticeKind) => Promise<void>,
): Promise<boolean> {
  const isIt = 'id' in which ? eq(cards.id, which.id) : eq(cards.number, which.number);
  const isOwn = and(eq(cards.userId, userId), isIt);
  return db.transaction(async (tx) => {
    const [card] = await tx.select().from(cards).where(isOwn).for('update');
    if (!card) return false;
    if (card.blockedAt) return true;
    await tx.update(cards).set({ blockedAt: sql`now()` }).where(eq(cards.id, card.id));
    const next = newCard(userId, card.personId);
    await tx.insert(cards).values(next);
    await tx.update(cards).set({ replacedBy: next.id }).where(eq(cards.id, card.id));
    await tell(tx, userId, 'card-blocked');
    return true;
  });
}

/** With a deletion: until their statements have expired, the cards are listed as blocked. */
export async function blockCardsOfDeleted(tx: Db, userId: string): Promise<void> {
  await tx
    .update(cards)
    .set({ blockedAt: sql`now()` })
    .where(and(eq(cards.userId, userId), isLive));
}

const listedSince = sql`now() - make_interval(days => ${listedDays})`;

/** After that nothing that a blocked card says is valid any more. */
export async function deleteCardsOfDeletedAccounts(db: Db): Promise<void> {
  const deleted = db.select({ id: users.id }).from(users).where(isNotNull(users.removedAt));
  await db.delete(cards).where(and(lt(cards.blockedAt, listedSince), inArray(cards.userId, deleted)));
}

/** With the cards of members who have ended. Sorted, so that the list does not tell which cards were blocked together. */
export async function blockedHashes(db: Db): Promise<string[]> {
  const blocked = await db
    .select({ number: cards.number })
    .from(cards)
    .leftJoin(familyMembers, eq(familyMembers.id, cards.personId))
    .where(or(gt(cards.blockedAt, listedSince), gt(familyMembers.endedAt, listedSince)));
  return blocked.map(({ number }) => hashOf(number)).sort();
}

const hashOf = (number: string) => createHash('sha256').update(number).digest('hex').slice(0, blockedHashLength);

export async function findCard(db: Db, number: string) {
  const [found] = await db
    .select({
      card: cards,
      holder: users,
      member: { id: familyMembers.id, name: familyMembers.name },
      isEnded: sql<boolean>`coalesce(${familyMembers.status} <> 'active', false)`,
    })
    .from(cards)
    .innerJoin(users, eq(users.id, cards.userId))
    .leftJoin(familyMembers, eq(familyMembers.id, cards.personId))
    .where(eq(cards.number, number));
  return found;
}
