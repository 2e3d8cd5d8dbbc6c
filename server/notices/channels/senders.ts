import type { FastifyBaseLogger } from 'fastify';
import type { Config, SmsProvider, SmsSettings } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { pushKeysOf } from '../push/keys.ts';
import { sendByAfricasTalking } from './africas-talking.ts';
import { sendByAfroMessage } from './afromessage.ts';
import { createEmailSender } from './email.ts';
import { createLogSender } from './log.ts';
import { createPushSender } from './push.ts';
import type { Message, Sender, Senders } from './sender.ts';

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
export const createSenders = (
  { smtpUrl, mailFrom, sms, pushServices }: Config,
  db: Db,
  log: FastifyBaseLogger,
): Senders => ({
  email: smtpUrl === null ? createLogSender(log, 'SMTP_URL', 'no mail server') : createEmailSender(smtpUrl, mailFrom),
  sms: sms === null ? createLogSender(log, 'SMS_PROVIDER', 'no SMS provider') : createSmsSender(sms),
  push:
    pushServices.length === 0
      ? createLogSender(log, 'PUSH_SERVICES', 'no push services')
      : createPushSender({ services: pushServices, contact: mailFrom, keys: pushKeysOf(db) }),
});
