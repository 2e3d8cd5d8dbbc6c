import { createTransport } from 'nodemailer';
import { brand } from '../../../src/contract/brand.ts';
import { NotAccepted, type Sender, sendTimeout } from './sender.ts';

type SmtpError = { responseCode?: number; code?: string; command?: string };

/** Sends over SMTP. */
export function createEmailSender(smtpUrl: string, mailFrom: string): Sender {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: sendTimeout,
    greetingTimeout: sendTimeout,
    socketTimeout: sendTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const from = { name: brand.name, address: mailFrom };
  return {
    isSet: true,
    async send({ key, ...mail }) {
      try {
        await transport.sendMail({ ...mail, from, messageId: `<${key}@${mailFrom.split('@')[1]}>` });
      } catch (error) {
        const { responseCode, code } = error as SmtpError;
        // Not the message, which may contain the address.
        throw new NotAccepted(String(responseCode ?? code ?? 'unknown'), isFinal(error as SmtpError));
      }
    },
    close: () => transport.close(),
  };
}

/** A refused log-in or sender is the operator's to correct. */
const isFinal = ({ responseCode = 0, code, command }: SmtpError): boolean =>
  responseCode >= 500 && (code === 'EMESSAGE' || command === 'RCPT TO');
