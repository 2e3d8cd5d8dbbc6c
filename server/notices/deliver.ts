import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { codeMinutes } from '../codes/codes.ts';
import type { Context } from '../context.ts';
import type { NoticeKind } from '../db/notice-kinds.ts';
import { compose } from './compose.ts';
import { createMailer, isFinal, type Mailer, type SendError } from './mailer.ts';
import { findRecipient, isReplaced, markSent, type Notice, noteFailure, takeDue } from './repository.ts';

/** After these a notice is given up. A code that comes too late is of no use. */
const twoDays = 2 * 24 * 60;
const mostMinutes: Record<NoticeKind, number> = {
  'password-code': codeMinutes,
  'email-code': twoDays,
  'account-exists': twoDays,
  'password-changed': twoDays,
  'email-changed': twoDays,
  'claim-news': twoDays,
};

/** Sends the notices that are due. Several processes may do so, since each notice is taken by one of them. */
export function scheduleDelivery(app: FastifyInstance, context: Context) {
  const mailer = createMailer(context.config, app.log);
  let running: Promise<void> | undefined;
  let hasFailed = false;
  const run = async () => {
    try {
      await deliverDue(context, mailer, app.log);
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
    await running;
    mailer.close();
  });
}

async function deliverDue({ db, codes }: Context, mailer: Mailer, log: FastifyBaseLogger) {
  const due = await takeDue(db);
  await Promise.all(due.map((notice) => deliver(notice)));

  async function deliver(notice: Notice) {
    const { id, userId, kind, createdAt, attempts } = notice;
    const recipient = userId === null ? undefined : await findRecipient(db, userId);
    if (!recipient) return noteFailure(db, id, 'no such account', true);
    if (await isReplaced(db, notice)) return noteFailure(db, id, 'replaced by a newer one', true);
    const minutes = (Date.now() - createdAt.getTime()) / 60_000;
    if (minutes > mostMinutes[kind]) return noteFailure(db, id, `given up after ${attempts - 1} attempts`, true);
    const mail = await compose(db, codes, notice, recipient);
    if (!mail) return noteFailure(db, id, 'nothing to tell any more', true);
    try {
      return (await mailer.send({ id, ...mail }))
        ? markSent(db, id)
        : noteFailure(db, id, 'no mail server, written to the log', true);
    } catch (error) {
      const { responseCode, code } = error as SendError;
      // Not the message, which may contain the address.
      const reason = String(responseCode ?? code ?? 'unknown');
      log.warn({ notice: id, kind, reason }, 'a notice was not accepted by the mail server');
      return noteFailure(db, id, reason, isFinal(error as SendError));
    }
  }
}
