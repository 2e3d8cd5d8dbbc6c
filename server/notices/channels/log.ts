import type { FastifyBaseLogger } from 'fastify';
import { NotAccepted, type Sender } from './sender.ts';

/**
 * Stands for a channel without a provider: nothing is sent. `isTrial`: the message is in the log instead, with its code. Elsewhere it
 * is not, since it has a customer's address.
 */
export const createLogSender = <M extends { key: string }>(
  log: FastifyBaseLogger,
  { channel, missing, isTrial }: { channel: string; missing: string; isTrial: boolean },
): Sender<M> => ({
  isSet: false,
  async send({ key, ...message }) {
    if (isTrial) log.warn({ channel, message }, 'this was not sent');
    else log.info({ channel, key }, 'a message was not sent');
    throw new NotAccepted(isTrial ? `${missing}, written to the log` : missing, true);
  },
  close: () => undefined,
});
