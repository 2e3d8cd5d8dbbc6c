import * as v from 'valibot';
import { list } from './fields.ts';

/** The channels with an address. A page of a version before notifications knows these alone. */
export const addressedChannels = ['email', 'sms'] as const;
/** On which ways a customer can be told. */
export const channels = [...addressedChannels, 'push'] as const;
export type Channel = (typeof channels)[number];

/** What customers choose of, for each channel. */
export const noticeTopics = [
  'claim-received',
  'claim-question',
  'claim-decided',
  'claim-paid',
  'order-settled',
  'cover-ending',
] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

export const noticeKinds = [
  'password-code',
  'email-code',
  'phone-code',
  'account-exists',
  'account-deleted',
  'password-changed',
  'email-changed',
  'phone-changed',
  'new-log-in',
  'sessions-ended',
  'sessions-ended-by-us',
  'data-downloaded',
  'deletion-requested',
  'card-blocked',
  'claim-received',
  'claim-question',
  'claim-approved',
  'claim-declined',
  'claim-paid',
  'subscription-confirmed',
  'subscription-declined',
  'subscription-ending',
  'subscription-ending-soon',
  'subscription-ending-tomorrow',
  'subscription-ended',
  'plan-confirmed',
  'plan-declined',
  'plan-ending',
  'plan-ending-soon',
  'plan-ending-tomorrow',
  'plan-ended',
  'instalment-due-soon',
  'instalment-due-tomorrow',
  'instalment-overdue',
  'instalment-paid',
  'family-confirmed',
  'family-declined',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** A kind without a topic concerns the safety of the account, and is always told. */
export const topicOf: Partial<Record<NoticeKind, NoticeTopic>> = {
  'claim-received': 'claim-received',
  'claim-question': 'claim-question',
  'claim-approved': 'claim-decided',
  'claim-declined': 'claim-decided',
  'claim-paid': 'claim-paid',
  'subscription-confirmed': 'order-settled',
  'subscription-declined': 'order-settled',
  'plan-confirmed': 'order-settled',
  'plan-declined': 'order-settled',
  'instalment-paid': 'order-settled',
  'family-confirmed': 'order-settled',
  'family-declined': 'order-settled',
  'subscription-ending': 'cover-ending',
  'subscription-ending-soon': 'cover-ending',
  'plan-ending': 'cover-ending',
  'plan-ending-soon': 'cover-ending',
  'subscription-ending-tomorrow': 'cover-ending',
  'plan-ending-tomorrow': 'cover-ending',
  'subscription-ended': 'cover-ending',
  'plan-ended': 'cover-ending',
  'instalment-due-soon': 'cover-ending',
  'instalment-due-tomorrow': 'cover-ending',
  'instalment-overdue': 'cover-ending',
};

const codeKinds = ['password-code', 'email-code', 'phone-code'] as const;
export type CodeKind = (typeof codeKinds)[number];
export const isCode = (kind: string): kind is CodeKind => codeKinds.some((one) => one === kind);

/** Not shown in the app: of use only where it is sent to. */
const notShown = [...codeKinds, 'account-exists', 'account-deleted'] as const;
export type ShownKind = Exclude<NoticeKind, (typeof notShown)[number]>;
export const shownKinds = noticeKinds.filter((kind): kind is ShownKind => !notShown.some((one) => one === kind));

const newerKinds = [
  'sessions-ended',
  'sessions-ended-by-us',
  'data-downloaded',
  'deletion-requested',
  'card-blocked',
  'subscription-ending-tomorrow',
  'subscription-ended',
  'plan-ending-tomorrow',
  'plan-ended',
  'instalment-due-soon',
  'instalment-due-tomorrow',
  'instalment-overdue',
  'instalment-paid',
  'family-confirmed',
  'family-declined',
] as const;
type NewerKind = (typeof newerKinds)[number];
/** A page of an earlier release refuses an answer with a kind that it does not know, so these are sent apart. */
export const isNewer = (kind: ShownKind): kind is NewerKind => newerKinds.some((one) => one === kind);
/** What such a page knows. */
export const earlierKinds = shownKinds.filter((kind): kind is Exclude<ShownKind, NewerKind> => !isNewer(kind));

/** A code is asked for again by the customer. */
export const mayBeSentAgain = (kind: string) => !isCode(kind);

const topics = list(v.picklist(noticeTopics, 'wrong-type'), noticeTopics.length);
/** The topics that a customer is told of, by channel. A version before notifications neither sends nor knows `push`. */
export const wantedNotices = v.object({ email: topics, sms: topics, push: v.optional(topics) });
export type WantedNotices = v.InferOutput<typeof wantedNotices>;
