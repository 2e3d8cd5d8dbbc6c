import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { isCode, type NoticeKind, topicOf } from '../../src/contract/notices.ts';
import { codeMinutes } from '../codes/codes.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { NotAccepted } from './channels/sender.ts';
import { compose } from './compose.ts';
import { batchSize, type Due, giveUp, isOverDailyLimit, markSent, noteFailure, takeDue } from './queue.ts';
import { findRecipient, isReplaced, type Notice, type Recipient } from './repository.ts';
import { sendToPhones } from './send-to-phones.ts';

const twoDays = 2 * 24 * 60;
/** After these a delivery is given up. A code that comes too late is of no use. */
const mostMinutes = (kind: NoticeKind) => (isCode(kind) ? codeMinutes : twoDays);

/** Sends what is due. Several processes may do so, since each delivery is taken by one of them. */
export function scheduleDelivery(app: FastifyInstance, context: Context) {
  let running: Promise<void> | undefined;
  let isClosing = false;
  let hasFailed = false;
  const run = async () => {
    try {
      for (let isMore = true; isMore && !isClosing; ) {
        const due = await takeDue(context.db);
        await Promise.all(due.map((one) => deliver(context, app.log, one)));
        isMore = due.length === batchSize;
      }
      hasFailed = false;
    } catch (err) {
      // Once for an outage of the database, not for every attempt in it.
      if (!hasFailed) app.log.warn({ err }, 'notices cannot be read, and are not sent');
      hasFailed = true;
    }
    running = undefined;
  };
  const timer = setInterval(() => {
    running ??= run();
  }, context.config.deliverEvery);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    isClosing = true;
    await running;
    for (const sender of Object.values(context.senders)) sender.close();
  });
}

async function deliver({ db, codes, senders }: Context, log: FastifyBaseLogger, { delivery, notice }: Due) {
  const { channel } = delivery;
  const recipient = await recipientOf(db, notice);
  if (!recipient) return giveUp(db, delivery, 'no such account');
  const reason = await whyNot(db, { delivery, notice }, recipient);
  if (reason) return giveUp(db, delivery, reason);
  // Codes by e-mail have a limit of their own, where they are asked for.
  const isLimited = notice.userId !== null && (channel === 'sms' || !isCode(notice.kind));
  if (isLimited && (await isOverDailyLimit(db, channel, recipient))) return noteFailure(db, delivery, 'too many today');
  const message = await compose(db, codes, { delivery, notice }, recipient);
  if (typeof message === 'string') return giveUp(db, delivery, message);
  try {
    if (channel === 'push') await sendToPhones({ db, senders }, delivery, message, recipient);
    else await senders[channel].send(message);
  } catch (error) {
    if (!(error instanceof NotAccepted)) throw error;
    if (senders[channel].isSet)
      log.warn({ notice: notice.id, kind: notice.kind, channel, reason: error.reason }, 'a notice was not accepted');
    return error.isFinal ? giveUp(db, delivery, error.reason) : noteFailure(db, delivery, error.reason);
  }
  return markSent(db, delivery);
}

/** For a deleted account what the notice itself contains. */
async function recipientOf(db: Db, { userId, kind, language }: Notice): Promise<Recipient | undefined> {
  if (userId !== null) return findRecipient(db, userId);
  if (kind !== 'account-deleted' || language === null) return undefined;
  return {
    id: '',
    email: '',
    pendingEmail: null,
    confirmedEmail: null,
    phone: '',
    username: '',
    language,
    mutedNotices: [],
  };
}

async function whyNot(db: Db, { delivery, notice }: Due, { mutedNotices }: Recipient): Promise<string | undefined> {
  const { kind } = notice;
  if (notice.withdrawnAt) return 'the decision was undone';
  if (await isReplaced(db, notice)) return 'replaced by a newer one';
  if (mutedNotices.includes(`${topicOf[kind]}:${delivery.channel}`)) return 'not wanted by the customer';
  const minutes = (Date.now() - delivery.createdAt.getTime()) / 60_000;
  return minutes > mostMinutes(kind) ? `given up after ${delivery.attempts - 1} attempts` : undefined;
}
