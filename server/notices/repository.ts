import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, not, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { isEmailFresh } from '../db/email-change.ts';
import type { NoticeKind } from '../db/notice-kinds.ts';
import { claims, notices, users } from '../db/schema.ts';
import { newId } from '../db/uuid.ts';

export type Notice = typeof notices.$inferSelect;
export type Recipient = Pick<
  typeof users.$inferSelect,
  'id' | 'email' | 'pendingEmail' | 'username' | 'language' | 'claimEmails'
>;

/** Written in the transaction of what it tells of, and sent afterwards. */
export async function addNotice(db: Db, userId: string | null, kind: Exclude<NoticeKind, 'claim-news'>) {
  await db.insert(notices).values({ id: newId(), userId, kind });
}

/** Somebody entered the address of this account for another one. Told once a day, since anybody may enter it. */
export async function addAccountExists(db: Db, userId: string | undefined) {
  if (userId === undefined) return;
  const ofToday = and(
    eq(notices.userId, userId),
    eq(notices.kind, 'account-exists'),
    gt(notices.createdAt, sql`now() - interval '1 day'`),
  );
  const told = await db.select({ id: notices.id }).from(notices).where(ofToday).limit(1);
  if (told.length === 0) await addNotice(db, userId, 'account-exists');
}

/** Sent after some minutes, so that a decision that is undone at once, or two in a row, are not told. */
export async function addClaimNews(db: Db, userId: string, claimId: string) {
  const dueAt = sql`now() + interval '5 minutes'`;
  await db.insert(notices).values({ id: newId(), userId, claimId, kind: 'claim-news', dueAt });
}

const isOpen = and(isNull(notices.sentAt), isNull(notices.givenUpAt));
const batchSize = 10;

/**
 * Takes what is due, for this process alone, and moves it to its next attempt: if the process is killed while it sends,
 * the notice is sent again then. The delay doubles, from one minute to four hours.
 */
export async function takeDue(db: Db): Promise<Notice[]> {
  const due = db
    .select({ id: notices.id })
    .from(notices)
    .where(and(isOpen, lte(notices.dueAt, sql`now()`)))
    .orderBy(notices.dueAt)
    .limit(batchSize)
    .for('update', { skipLocked: true });
  return db
    .update(notices)
    .set({
      attempts: sql`${notices.attempts} + 1`,
      dueAt: sql`now() + make_interval(mins => least(power(2, ${notices.attempts}), 240)::int)`,
    })
    .where(inArray(notices.id, due))
    .returning();
}

const emailOfNow = sql<string>`case when ${isEmailFresh} then ${users.previousEmail} else ${users.email} end`;

export async function findRecipient(db: Db, userId: string): Promise<Recipient | undefined> {
  const { id, pendingEmail, username, language, claimEmails } = users;
  const [found] = await db
    .select({ id, pendingEmail, username, language, claimEmails, email: emailOfNow })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.removedAt)));
  return found;
}

export async function findClaim(db: Db, id: string) {
  const [claim] = await db
    .select({ id: claims.id, number: claims.number, status: claims.status })
    .from(claims)
    .where(eq(claims.id, id));
  return claim;
}

const newestCounts: ReadonlySet<NoticeKind> = new Set(['password-code', 'email-code', 'claim-news']);

/** Of codes and of news of one claim only the newest counts: an older code, sent later, would take its place. */
export async function isReplaced(db: Db, { id, userId, kind, claimId }: Notice): Promise<boolean> {
  if (!newestCounts.has(kind) || userId === null) return false;
  const isSameClaim = claimId === null ? undefined : eq(notices.claimId, claimId);
  const newer = and(eq(notices.userId, userId), eq(notices.kind, kind), gt(notices.id, id), isSameClaim);
  return (await db.select({ id: notices.id }).from(notices).where(newer).limit(1)).length > 0;
}

/** Newest first. */
export const noticesOf = (db: Db, userId: string, most = Number.MAX_SAFE_INTEGER): Promise<Notice[]> =>
  db.select().from(notices).where(eq(notices.userId, userId)).orderBy(desc(notices.id)).limit(most);

export async function markSent(db: Db, id: string) {
  await db.update(notices).set({ sentAt: sql`now()`, lastError: null }).where(eq(notices.id, id));
}

export async function noteFailure(db: Db, id: string, lastError: string, isGivenUp: boolean) {
  await db
    .update(notices)
    .set({ lastError, ...(isGivenUp && { givenUpAt: sql`now()` }) })
    .where(eq(notices.id, id));
}

export async function deleteOldNotices(db: Db) {
  await db.delete(notices).where(lt(notices.createdAt, sql`now() - interval '90 days'`));
}

/** It is kept for as long as it is used. */
export async function deletePreviousEmails(db: Db) {
  await db
    .update(users)
    .set({ previousEmail: null, emailChangedAt: null })
    .where(and(isNotNull(users.emailChangedAt), not(isEmailFresh)));
}
