export const noticeKinds = ['password-code', 'password-changed', 'email-changed', 'claim-news'] as const;
export type NoticeKind = (typeof noticeKinds)[number];
