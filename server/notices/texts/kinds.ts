import { brand } from '../../../src/contract/brand.ts';
import type { NoticeKind } from '../../../src/contract/notices.ts';

/** What a text may contain; each kind uses what it is about. */
export type Facts = {
  name: string;
  code: string;
  /** of the claim */
  number: string;
  /** until a cover ends */
  days: number;
  /** of the page that it leads to */
  address: string;
};

export type EmailTexts = Record<Exclude<NoticeKind, 'phone-code'>, (facts: Facts) => { subject: string; text: string }>;
/** What is told of orders, the end of a cover, instalments and the family. */
export type CoverTexts = Pick<
  EmailTexts,
  Extract<keyof EmailTexts, `${'subscription' | 'plan' | 'instalment' | 'family'}-${string}`>
>;
/** Without health details, and in one segment: 160 characters, or 70 in Ethiopic script. */
export type SmsTexts = Record<Exclude<NoticeKind, 'email-code' | 'account-exists'>, (facts: Facts) => string>;

/** The last line in the form from which a browser fills the code in (Web OTP): the page's host and the code. */
export const codeSms = (text: string, code: string) => `${text}\n\n@${new URL(brand.origin).host} #${code}`;
