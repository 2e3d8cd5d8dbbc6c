import type { FastifyBaseLogger } from 'fastify';
import { NotAccepted, type Sender } from './sender.ts';

/** Stands for a channel without a provider: messages are in the log only, and count as not sent. */
export const createLogSender = <M extends { key: string }>(
  log: FastifyBaseLogger,
  setting: string,
  missing: string,
): Sender<M> => ({
  isSet: false,
  async send({ key, ...message }) {
    log.warn({ message }, `${setting} is not set: this was not sent`);
    throw new NotAccepted(`${missing}, written to the log`, true);
  },
  close: () => undefined,
});
