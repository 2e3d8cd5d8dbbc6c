import { brand } from '../../../src/contract/brand.ts';
import { OperatorError } from '../../operator-error.ts';
import { parseHost } from '../../parse-setting.ts';

export const smsProviders = ['afromessage', 'africas-talking'] as const;
export type SmsProvider = (typeof smsProviders)[number];
export type SmsSettings = {
  provider: SmsProvider;
  apiKey: string;
  /** the provider's name for the account that sends: an identifier at AfroMessage, a user name at Africa's Talking */
  account: string;
  /** the name that is shown as the sender, if one is registered */
  sender: string | null;
  /** another host than the provider's own, such as a sandbox */
  url: string | null;
};

export function parseSms(env: (name: string) => string | null): SmsSettings | null {
  const written = env('SMS_PROVIDER');
  if (written === null) return null;
  const provider = smsProviders.find((name) => name === written);
  if (!provider) throw new OperatorError(`SMS_PROVIDER must be ${smsProviders.join(' or ')}, not "${written}".`);
  const [apiKey, account] = [env('SMS_API_KEY'), env('SMS_ACCOUNT')];
  if (apiKey === null || account === null) throw new OperatorError('SMS_PROVIDER needs SMS_API_KEY and SMS_ACCOUNT.');
  return { provider, apiKey, account, sender: env('SMS_SENDER'), url: parseHost('SMS_URL', env('SMS_URL')) };
}

export function parseMailFrom(text: string | null, smtpUrl: string | null): string {
  if (text === null && smtpUrl !== null) throw new OperatorError('SMTP_URL needs MAIL_FROM, the address that sends.');
  if (text !== null && !/^[^\s@<>]+@[^\s@<>]+$/.test(text)) {
    throw new OperatorError('MAIL_FROM must be an e-mail address, such as "tenawas@mail.example.com".');
  }
  return text ?? brand.supportEmail;
}
