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

export type EmailTexts = Record<NoticeKind, (facts: Facts) => { subject: string; text: string }>;
/** Without health details, and in one segment: 160 characters, or 70 in Ethiopic script. */
export type SmsTexts = Record<
  Exclude<NoticeKind, 'password-code' | 'email-code' | 'account-exists'>,
  (facts: Facts) => string
>;
