import { endpoint } from './endpoint.ts';
import { noticeChoices } from './payloads/notice-choices.ts';
import { pushRemoval, pushSubscription } from './payloads/push-subscription.ts';
import { seenNotices } from './payloads/seen-notices.ts';
import { customerNotices, noticesSeen } from './responses/notices.ts';
import { noticesUpdated, pushUpdated } from './responses/profile.ts';

const none = undefined;

/** What a customer was told, in the app and on other channels. */
export const noticeEndpoints = {
  /** What a customer was told, to be read in the app. */
  notices: endpoint({
    method: 'GET',
    path: '/notices',
    may: 'customer',
    payload: none,
    answer: customerNotices,
    status: 200,
  }),
  /** An older notice than the one that was seen before changes nothing. */
  seeNotices: endpoint({
    method: 'PUT',
    path: '/notices/seen',
    may: 'customer',
    payload: seenNotices,
    answer: noticesSeen,
    status: 200,
  }),
  /** What the customer wants to be told on which channel. */
  updateNotices: endpoint({
    method: 'PUT',
    path: '/notices',
    may: 'customer',
    payload: noticeChoices,
    answer: noticesUpdated,
    status: 200,
  }),
  /** A phone shows notifications of this customer from now on, and of nobody else. */
  subscribePush: endpoint({
    method: 'POST',
    path: '/push-subscriptions',
    may: 'customer',
    payload: pushSubscription,
    answer: pushUpdated,
    status: 200,
  }),
  unsubscribePush: endpoint({
    method: 'POST',
    path: '/push-subscriptions/removal',
    may: 'customer',
    payload: pushRemoval,
    answer: pushUpdated,
    status: 200,
  }),
} as const;
