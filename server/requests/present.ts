import type { adminCalls } from '../../src/contract/admin/api.ts';
import type { AnswerOf } from '../../src/contract/call.ts';
import type { AskedClaimRequest, AskedSubscription, AskedUpgrade } from './repository.ts';

type Asked = AskedClaimRequest | AskedSubscription | AskedUpgrade;

const presentAsked = ({ request, customer, settledBy }: Asked) => ({
  id: request.id,
  number: request.number,
  receivedAt: request.receivedAt.toISOString(),
  customer,
  settledAt: request.settledAt?.toISOString() ?? null,
  settledBy,
});

export const presentClaimRequest = (asked: AskedClaimRequest): AnswerOf<typeof adminCalls.answerRequest> =>
  presentAsked(asked);

export const presentSubscription = (asked: AskedSubscription): AnswerOf<typeof adminCalls.settleSubscription> => ({
  ...presentAsked(asked),
  service: asked.service,
  paymentMethod: asked.request.paymentMethod,
  state: asked.request.state,
  reason: asked.request.reason,
  from: asked.request.firstDay,
  until: asked.request.lastDay,
});

export const presentUpgrade = (asked: AskedUpgrade): AnswerOf<typeof adminCalls.settleUpgrade> => ({
  ...presentAsked(asked),
  paymentMethod: asked.request.paymentMethod,
  state: asked.request.state,
  reason: asked.request.reason,
  from: asked.request.firstDay,
  until: asked.request.lastDay,
});
