import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { brand } from '../../src/contract/brand.ts';
import type { Config } from '../config.ts';

export type Mail = { id: string; to: string; subject: string; text: string };
/** `send` resolves to whether there is a mail server that accepted the mail. */
export type Mailer = { send: (mail: Mail) => Promise<boolean>; close: () => void };

/** A shutdown waits for a mail that is being sent. */
const timeout = 5_000;

/** Sends over SMTP, or writes to the log if no mail server is set. */
export function createMailer({ smtpUrl, mailFrom }: Config, log: FastifyBaseLogger): Mailer {
  if (smtpUrl === null) {
    return {
      send: async ({ id, ...mail }) => {
        log.warn({ mail }, 'SMTP_URL is not set: this e-mail was not sent');
        return false;
      },
      close: () => undefined,
    };
  }
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const from = { name: brand.name, address: mailFrom };
  return {
    // The same for every attempt, so that a mail server can recognize one that it has already accepted.
    send: async ({ id, ...mail }) => {
      await transport.sendMail({ ...mail, from, messageId: `<${id}@${mailFrom.split('@')[1]}>` });
      return true;
    },
    close: () => transport.close(),
  };
}

export type SendError = { responseCode?: number; code?: string; command?: string };

/** Whether this mail or its address will never be accepted. A refused log-in or sender is the operator's to correct. */
export const isFinal = ({ responseCode = 0, code, command }: SendError): boolean =>
  responseCode >= 500 && (code === 'EMESSAGE' || command === 'RCPT TO');
