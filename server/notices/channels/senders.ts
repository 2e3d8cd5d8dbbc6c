import type { FastifyBaseLogger } from 'fastify';
import type { Channel } from '../../../src/contract/notices.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { pushKeysOf } from '../push/keys.ts';
import { sendByAfricasTalking } from './africas-talking.ts';
import { sendByAfroMessage } from './afromessage.ts';
import { createEmailSender } from './email.ts';
import { createLogSender } from './log.ts';
import { createPushSender } from './push.ts';
import type { Message, Sender, Senders } from './sender.ts';
import type { SmsProvider, SmsSettings } from './settings.ts';

const smsProviders: Record<SmsProvider, (settings: SmsSettings, message: Message) => Promise<void>> = {
  afromessage: sendByAfroMessage,
  'africas-talking': sendByAfricasTalking,
};

const createSmsSender = (settings: SmsSettings): Sender => ({
  isSet: true,
  send: (message) => smsProviders[settings.provider](settings, message),
  close: () => undefined,
});

/** One sender for each channel, as the settings say. */
export function createSenders(config: Config, db: Db, log: FastifyBaseLogger): Senders {
  const { smtpUrl, mailFrom, sms, pushServices } = config;
  const isTrial = isOnlyReachedFromHere(config);
  const instead = (channel: Channel, missing: string) => ({ channel, missing, isTrial });
  return {
    email:
      smtpUrl === null
        ? createLogSender(log, instead('email', 'no mail server'))
        : createEmailSender(smtpUrl, mailFrom),
    sms: sms === null ? createLogSender(log, instead('sms', 'no SMS provider')) : createSmsSender(sms),
    push:
      pushServices.length === 0
        ? createLogSender(log, instead('push', 'no push services'))
        : createPushSender({ services: pushServices, contact: mailFrom, keys: pushKeysOf(db) }),
  };
}

/** Said once, at the start. Undefined if every channel is set. */
export function missingSenders(config: Config): string | undefined {
  const { smtpUrl, sms, pushServices } = config;
  const missing = [
    smtpUrl === null && 'SMTP_URL',
    sms === null && 'SMS_PROVIDER',
    pushServices.length === 0 && 'PUSH_SERVICES',
  ].filter(Boolean);
  if (missing.length === 0) return undefined;
  const instead = isOnlyReachedFromHere(config)
    ? 'written to this log, since only this computer reaches the server'
    : 'not sent';
  return `${missing.join(', ')} not set: what they would send to customers is ${instead}`;
}

/** A server for others listens on another address, or is behind a proxy. */
const isOnlyReachedFromHere = ({ host, trustProxy }: Config) =>
  trustProxy === false && ['127.0.0.1', '::1', 'localhost'].includes(host);
