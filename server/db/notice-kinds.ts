export type NoticeKind = 'password-code' | 'password-changed' | 'email-changed';
