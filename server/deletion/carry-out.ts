import { and, eq, inArray, not, sql } from 'drizzle-orm';
import { blockCardsOfDeleted } from '../cards/repository.ts';
import type { Db } from '../db/database.ts';
import { codes, deletionRequests, sessions, users } from '../db/schema/accounts.ts';
import { callBacks } from '../db/schema/call-backs.ts';
import { claimEventTexts, claimNotes, claimRequests, claims, letters } from '../db/schema/claims.ts';
import { familyMembers, ownAccounts } from '../db/schema/family.ts';
import { notices } from '../db/schema/notices.ts';
import { subscriptions, upgrades } from '../db/schema/orders.ts';
import { payments } from '../db/schema/payments.ts';
import { portraits } from '../db/schema/photos.ts';
import { unsubscribeAll } from '../notices/push/subscriptions.ts';
import { addNotice } from '../notices/repository.ts';
import { deletePhotosOf } from '../photos/repository.ts';
import { isUndecided } from './repository.ts';

type User = typeof users.$inferSelect;

/** `undecided`: some claims must be decided first. */
export type DeletionResult = 'done' | 'missing' | 'settled' | 'undecided';

/** The name of deleted accounts. */
export const deletedUsername = 'Deleted customer';

/** Deletes or anonymizes everything about the customer, in one transaction. */
export function carryOut(db: Db, id: string, by: string, now = new Date()): Promise<DeletionResult> {
  return db.transaction(async (tx) => {
    const [request] = await tx.select().from(deletionRequests).where(eq(deletionRequests.id, id)).for('update');
    if (!request) return 'missing';
    if (request.settledAt) return 'settled';
    const { userId } = request;
    // Waits for letters that are being added; later ones find the account deleted.
    const { email, phone, language } = users;
    const [customer] = await tx
      .select({ email, phone, language })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    const undecided = tx
      .select({ id: claims.id })
      .from(claims)
      .where(and(eq(claims.userId, userId), isUndecided));
    if ((await undecided.limit(1)).length > 0) return 'undecided';

    await emptyAccount(tx, userId, now);
    await makeClaimsAnonymous(tx, userId);
    await deletePhotosOf(tx, userId);
    await tx.delete(portraits).where(eq(portraits.userId, userId));
    await tx.delete(familyMembers).where(eq(familyMembers.userId, userId));
    await tx.delete(ownAccounts).where(eq(ownAccounts.userId, userId));
    await tx.delete(claimRequests).where(eq(claimRequests.userId, userId));
    await tx.delete(callBacks).where(eq(callBacks.userId, userId));
    await deleteOrders(tx, userId, now);
    await tx.delete(notices).where(eq(notices.userId, userId));
    await unsubscribeAll(tx, userId);
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await blockCardsOfDeleted(tx, userId);
    await tx.delete(codes).where(eq(codes.userId, userId));
    await emptyLetters(tx, userId);
    if (customer) await tellDeleted(tx, customer);
    await tx
      .update(deletionRequests)
      .set({ settledAt: now, settledBy: by, outcome: 'carried-out' })
      .where(eq(deletionRequests.id, id));
    return 'done';
  });
}

/** The address is kept with what is sent to it, and only until then. */
const tellDeleted = (tx: Db, { email, phone, language }: Pick<User, 'email' | 'phone' | 'language'>) =>
  addNotice(tx, null, 'account-deleted', { language }, { addresses: { email, sms: phone } });

/** The row stays, since claims and their events refer to it. */
async function emptyAccount(tx: Db, userId: string, now: Date) {
  await tx
    .update(users)
    .set({
      role: 'customer',
      username: deletedUsername,
      email: '',
      emailKey: `deleted ${userId}`,
      confirmedEmail: null,
      pendingEmail: null,
      previousEmail: null,
      emailChangedAt: null,
      phone: '',
      confirmedPhone: null,
      phoneConfirmedAt: null,
      previousPhone: null,
      phoneChangedAt: null,
      firstLogInAt: null,
      passwordHash: '',
      tokenVersion: sql`${users.tokenVersion} + 1`,
      profilePic: null,
      language: 'en',
      noticesSeen: null,
      mutedNotices: [],
      premiumFrom: null,
      premiumUntil: null,
      createdAt: now,
      removedAt: now,
    })
    .where(eq(users.id, userId));
}

/** An order that was paid for stays with its payment, as books have to be kept, without what was written about it. */
async function deleteOrders(tx: Db, userId: string, now: Date) {
  for (const orders of [subscriptions, upgrades]) {
    const hasPayment = sql`exists (select from ${payments}
      where coalesce(${payments.subscriptionId}, ${payments.upgradeId}) = ${orders.id})`;
    await tx.delete(orders).where(and(eq(orders.userId, userId), not(hasPayment)));
    const isOpen = sql`${orders.state} = 'requested'`;
    const closed = { state: sql`case when ${isOpen} then 'declined' else ${orders.state} end`, reason: null };
    const settledAt = sql`coalesce(${orders.settledAt}, ${now.toISOString()}::timestamptz)`;
    await tx
      .update(orders)
      .set({ ...closed, settledAt })
      .where(eq(orders.userId, userId));
  }
  await tx.update(payments).set({ refundReason: null, checkoutUrl: null }).where(eq(payments.userId, userId));
}

/** Keeps amounts and dates for accounting, and erases names and texts. */
async function makeClaimsAnonymous(tx: Db, userId: string) {
  const own = tx.select({ id: claims.id }).from(claims).where(eq(claims.userId, userId));
  await tx.execute(sql`set local tenawas.erasing = 'on'`);
  await tx.delete(claimEventTexts).where(inArray(claimEventTexts.claimId, own));
  await tx.delete(claimNotes).where(inArray(claimNotes.claimId, own));
  await tx
    .update(claims)
    .set({ description: '', fullName: null, email: null, payToProvider: null, payToAccount: null, personId: null })
    .where(eq(claims.userId, userId));
}

/** Keys and receipt numbers stay reserved. The hash is erased too, since it could confirm a guessed content. */
async function emptyLetters(tx: Db, userId: string) {
  await tx.update(letters).set({ sha256: '', answer: {} }).where(eq(letters.userId, userId));
}
