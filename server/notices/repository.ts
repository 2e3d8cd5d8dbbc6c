import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import { type Channel, channels, isCode, type NoticeKind } from '../../src/contract/notices.ts';
import type { Db } from '../db/database.ts';
import { isEmailFresh } from '../db/email-change.ts';
import { isPhoneFresh } from '../db/phone-change.ts';
import { users } from '../db/schema/accounts.ts';
import { claims } from '../db/schema/claims.ts';
import { deliveries, notices, pushSubscriptions } from '../db/schema/notices.ts';
import { newId } from '../db/uuid.ts';
import { notForEarlierVersion } from './earlier-version.ts';

export type Notice = typeof notices.$inferSelect;
export type Recipient = Pick<
  typeof users.$inferSelect,
  'id' | 'email' | 'pendingEmail' | 'confirmedEmail' | 'phone' | 'username' | 'language' | 'mutedNotices'
>;

/** Codes and what concerns the address itself are told where the address is. */
const oneChannel: Partial<Record<NoticeKind, Channel>> = {
  'password-code': 'email',
  'email-code': 'email',
  'phone-code': 'sms',
  'account-exists': 'email',
};
const channelsOf = (kind: NoticeKind): readonly Channel[] => {
  const only = oneChannel[kind];
  return only ? [only] : channels;
};

type About = Partial<Pick<Notice, 'claimId' | 'subscriptionId' | 'upgradeId' | 'language'>>;
type Sending = { channels?: readonly Channel[]; addresses?: Partial<Record<Channel, string>>; dueAt?: SQL };

/** Written in the transaction of what it tells of, and sent afterwards. */
export async function addNotice(
  db: Db,
  userId: string | null,
  kind: NoticeKind,
  about: About = {},
  { channels: chosen = channelsOf(kind), addresses = {}, dueAt }: Sending = {},
) {
  const id = newId();
  await db.insert(notices).values({ id, userId, kind, ...about, ...notForEarlierVersion });
  const canPush = chosen.includes('push') && (await hasPhones(db, userId));
  const usable = chosen.filter((channel) => channel !== 'push' || canPush);
  await db.insert(deliveries).values(
    usable.map((channel) => ({
      noticeId: id,
      channel,
      address: addresses[channel] ?? null,
      ...(dueAt && { dueAt }),
    })),
  );
}

/** Whether a phone of the customer shows notifications. */
async function hasPhones(db: Db, userId: string | null): Promise<boolean> {
  if (userId === null) return false;
  const phones = db.select({ id: pushSubscriptions.id }).from(pushSubscriptions);
  return (await phones.where(eq(pushSubscriptions.userId, userId)).limit(1)).length > 0;
}

/** `addNotice` for a claim that arrives, as CTEs of its letter's statement (`letters/repository.ts`). */
export function claimReceivedInserts(claimId: string): SQL[] {
  const id = newId();
  return [
    sql`notice as (
      insert into notices (id, user_id, claim_id, kind, due_at)
      select ${id}::uuid, user_id, ${claimId}::uuid, 'claim-received', ${notForEarlierVersion.dueAt.toISOString()}::timestamptz
      from letter)`,
    ...channelsOf('claim-received').map(
      (channel) => sql`${sql.raw(`${channel}_delivery`)} as (
      insert into deliveries (notice_id, channel) select ${id}::uuid, ${channel}::text from letter
      where ${channel}::text <> 'push' or exists (select from push_subscriptions where user_id = letter.user_id))`,
    ),
  ];
}

/** `addNotice`, unless the customer was told the same in the last 24 hours. */
export async function addNoticeOnceADay(db: Db, userId: string, kind: NoticeKind) {
  const ofToday = and(
    eq(notices.userId, userId),
    eq(notices.kind, kind),
    gt(notices.createdAt, sql`now() - interval '1 day'`),
  );
  const told = await db.select({ id: notices.id }).from(notices).where(ofToday).limit(1);
  if (told.length === 0) await addNotice(db, userId, kind);
}

/** Somebody entered the address of this account for another one. Anybody may enter it. */
export async function addAccountExists(db: Db, userId: string | undefined) {
  if (userId !== undefined) await addNoticeOnceADay(db, userId, 'account-exists');
}

/** Sent after some minutes, so that a decision that is undone at once, or two in a row, are not told. */
export const addClaimNews = (db: Db, userId: string, claimId: string, kind: NoticeKind) =>
  addNotice(db, userId, kind, { claimId }, { dueAt: sql`now() + interval '5 minutes'` });

/** The newest notice of a claim, whose decision is undone, is not told any more. */
export async function withdrawClaimNews(db: Db, claimId: string) {
  const newest = db
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.claimId, claimId), inArray(notices.kind, claimNews), isNull(notices.withdrawnAt)))
    .orderBy(desc(notices.id))
    .limit(1);
  await db.update(notices).set({ withdrawnAt: sql`now()` }).where(inArray(notices.id, newest));
}

const emailOfNow = sql<string>`case when ${isEmailFresh} then ${users.previousEmail} else ${users.email} end`;

export async function findRecipient(db: Db, userId: string): Promise<Recipient | undefined> {
  const { id, pendingEmail, confirmedEmail, phone, username, language, mutedNotices } = users;
  const [found] = await db
    .select({ id, pendingEmail, confirmedEmail, phone, username, language, mutedNotices, email: emailOfNow })
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

const claimNews: NoticeKind[] = ['claim-question', 'claim-approved', 'claim-declined', 'claim-paid'];

/** Of codes of one kind and of news of one claim only the newest counts: an older code, sent later, would take its place. */
export async function isReplaced(db: Db, { id, userId, kind, claimId }: Notice): Promise<boolean> {
  if (userId === null) return false;
  const sameMatter = isCode(kind)
    ? eq(notices.kind, kind)
    : claimNews.includes(kind) && claimId !== null
      ? and(inArray(notices.kind, claimNews), eq(notices.claimId, claimId), isNull(notices.withdrawnAt))
      : undefined;
  if (!sameMatter) return false;
  const newer = and(eq(notices.userId, userId), gt(notices.id, id), sameMatter);
  return (await db.select({ id: notices.id }).from(notices).where(newer).limit(1)).length > 0;
}

export type Delivery = typeof deliveries.$inferSelect;
export type SentNotice = { notice: Notice; deliveries: Delivery[] };

/** Newest first, with what became of each. */
export async function noticesOf(db: Db, userId: string, most = Number.MAX_SAFE_INTEGER): Promise<SentNotice[]> {
  const found = await db.select().from(notices).where(eq(notices.userId, userId)).orderBy(desc(notices.id)).limit(most);
  const ids = found.map(({ id }) => id);
  const ofThese = inArray(deliveries.noticeId, ids);
  const all = ids.length ? await db.select().from(deliveries).where(ofThese).orderBy(deliveries.channel) : [];
  return found.map((notice) => ({ notice, deliveries: all.filter(({ noticeId }) => noticeId === notice.id) }));
}

export async function deleteOldNotices(db: Db) {
  await db.delete(notices).where(lt(notices.createdAt, sql`now() - interval '90 days'`));
}

/** They are kept for as long as they are used. */
export async function deletePreviousAddresses(db: Db) {
  await db
    .update(users)
    .set({ previousEmail: null, emailChangedAt: null })
    .where(and(isNotNull(users.emailChangedAt), not(isEmailFresh)));
  await db
    .update(users)
    .set({ previousPhone: null, phoneChangedAt: null })
    .where(and(isNotNull(users.phoneChangedAt), not(isPhoneFresh)));
}
