import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { claimNotes, claims, savedReplies } from '../db/schema/claims.ts';
import { newId } from '../db/uuid.ts';

/** `own-decline`: not to the one who declined it before the customer disagreed. */
export async function assignClaim(db: Db, id: string, to: string | null): Promise<'done' | 'missing' | 'own-decline'> {
  const mayWorkOnIt = to === null ? undefined : or(isNull(claims.disagreedWith), ne(claims.disagreedWith, to));
  const rows = await db
    .update(claims)
    .set({ assignedTo: to })
    .where(and(eq(claims.id, id), mayWorkOnIt))
    .returning({ id: claims.id });
  if (rows.length > 0) return 'done';
  const [found] = await db.select({ id: claims.id }).from(claims).where(eq(claims.id, id));
  return found ? 'own-decline' : 'missing';
}

/** False if there is no such claim. */
export async function addNote(db: Db, claimId: string, by: string, text: string): Promise<boolean> {
  const { rows } = (await db.execute(sql`
    insert into ${claimNotes} (id, claim_id, by_user, text)
    select ${newId()}::uuid, id, ${by}::uuid, ${text}::text from ${claims} where id = ${claimId}::uuid returning id`)) as unknown as {
    rows: unknown[];
  };
  return rows.length > 0;
}

export type Note = Awaited<ReturnType<typeof notesOf>>[number];
/** Oldest first. */
export const notesOf = (db: Db, claimId: string) =>
  db
    .select({ id: claimNotes.id, at: claimNotes.at, text: claimNotes.text, by: users.username })
    .from(claimNotes)
    .innerJoin(users, eq(users.id, claimNotes.byUser))
    .where(eq(claimNotes.claimId, claimId))
    .orderBy(claimNotes.id);

export const allSavedReplies = (db: Db) => db.select().from(savedReplies).orderBy(savedReplies.title);

type Reply = { title: string; text: string };

export async function addSavedReply(db: Db, reply: Reply) {
  const [added] = await db
    .insert(savedReplies)
    .values({ id: newId(), ...reply })
    .returning();
  return added;
}

export async function changeSavedReply(db: Db, id: string, reply: Reply) {
  const [changed] = await db.update(savedReplies).set(reply).where(eq(savedReplies.id, id)).returning();
  return changed;
}

export const deleteSavedReply = (db: Db, id: string) => db.delete(savedReplies).where(eq(savedReplies.id, id));
