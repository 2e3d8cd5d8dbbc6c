export const noticeKinds = [
  'password-code',
  'email-code',
  'password-changed',
  'email-changed',
  'account-exists',
  'claim-news',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];
