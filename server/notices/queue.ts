import { and, count, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Channel } from '../../src/contract/notices.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { deliveries, notices } from '../db/schema/notices.ts';
import { takeOverNotices } from './earlier-version.ts';
import type { Delivery, Notice, Recipient } from './repository.ts';

const isOpen = and(isNull(deliveries.sentAt), isNull(deliveries.givenUpAt));
export const batchSize = 10;
const isThis = ({ noticeId, channel }: Pick<Delivery, 'noticeId' | 'channel'>) =>
  and(eq(deliveries.noticeId, noticeId), eq(deliveries.channel, channel));

export type Due = { delivery: Delivery; notice: Notice };

/**
 * Takes what is due, for this process alone, and moves it to its next attempt: if the process is killed while it sends,
 * it is sent again then. The delay doubles, from one minute to four hours.
 */
export async function takeDue(db: Db): Promise<Due[]> {
  await takeOverNotices(db);
  const due = db
    .select({ noticeId: deliveries.noticeId, channel: deliveries.channel })
    .from(deliveries)
    .where(and(isOpen, lte(deliveries.dueAt, sql`now()`)))
    .orderBy(deliveries.dueAt)
    .limit(batchSize)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(deliveries)
    .set({
      attempts: sql`${deliveries.attempts} + 1`,
      dueAt: sql`now() + make_interval(mins => least(power(2, ${deliveries.attempts}), 240)::int)`,
    })
    .where(sql`(${deliveries.noticeId}, ${deliveries.channel}) in (${due})`)
    .returning();
  if (taken.length === 0) return [];
  const ids = taken.map(({ noticeId }) => noticeId);
  const found = new Map((await db.select().from(notices).where(inArray(notices.id, ids))).map((one) => [one.id, one]));
  return taken.flatMap((delivery) => {
    const notice = found.get(delivery.noticeId);
    return notice ? [{ delivery, notice }] : [];
  });
}

/** An address that is not the account's own is kept for as long as it is needed. */
const ended = { address: null };

export async function markSent(db: Db, delivery: Delivery) {
  await db
    .update(deliveries)
    .set({ sentAt: sql`now()`, lastError: null, ...ended })
    .where(isThis(delivery));
}

/** One of several phones has it. */
export async function markReached(db: Db, delivery: Delivery, subscriptionId: string) {
  await db
    .update(deliveries)
    .set({ reached: sql`array_append(${deliveries.reached}, ${subscriptionId}::uuid)` })
    .where(isThis(delivery));
}

export async function noteFailure(db: Db, delivery: Delivery, lastError: string) {
  await db.update(deliveries).set({ lastError }).where(isThis(delivery));
}

export async function giveUp(db: Db, delivery: Delivery, lastError: string) {
  await db
    .update(deliveries)
    .set({ lastError, givenUpAt: sql`now()`, ...ended })
    .where(isThis(delivery));
}

/** What one customer, or one phone number, is sent in a day. */
const mostADay: Record<Channel, number> = { email: 50, sms: 10, push: 50 };

export async function isOverDailyLimit(db: Db, channel: Channel, { id, phone }: Recipient): Promise<boolean> {
  const ofRecipient = channel === 'sms' ? or(eq(users.id, id), eq(users.phone, phone)) : eq(users.id, id);
  const sentToday = and(eq(deliveries.channel, channel), gt(deliveries.sentAt, sql`now() - interval '1 day'`));
  const [found] = await db
    .select({ sent: count() })
    .from(deliveries)
    .innerJoin(notices, eq(notices.id, deliveries.noticeId))
    .innerJoin(users, eq(users.id, notices.userId))
    .where(and(ofRecipient, sentToday));
  return (found?.sent ?? 0) >= mostADay[channel];
}

/** Once more, from the beginning, what has been sent or given up. False if there is no such delivery. */
export async function sendAgain(db: Db, noticeId: string, channel: Channel): Promise<boolean> {
  const again = await db
    .update(deliveries)
    .set({
      createdAt: sql`now()`,
      dueAt: sql`now()`,
      attempts: 0,
      sentAt: null,
      givenUpAt: null,
      lastError: null,
      reached: [],
    })
    .where(and(isThis({ noticeId, channel }), sql`not (${isOpen})`))
    .returning({ noticeId: deliveries.noticeId });
  return again.length > 0;
}
