import type { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import type { ResponseOf } from '../../src/contract/endpoint.ts';
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

export const presentClaimRequest = (asked: AskedClaimRequest): ResponseOf<typeof adminEndpoints.answerRequest> =>
  presentAsked(asked);

export const presentSubscription = (
  asked: AskedSubscription,
): ResponseOf<typeof adminEndpoints.settleSubscription> => ({
  ...presentAsked(asked),
  service: asked.service,
  paymentMethod: asked.request.paymentMethod,
  state: asked.request.state,
  reason: asked.request.reason,
  from: asked.request.firstDay,
  until: asked.request.lastDay,
});

export const presentUpgrade = (asked: AskedUpgrade): ResponseOf<typeof adminEndpoints.settleUpgrade> => ({
  ...presentAsked(asked),
  paymentMethod: asked.request.paymentMethod,
  state: asked.request.state,
  reason: asked.request.reason,
  from: asked.request.firstDay,
  until: asked.request.lastDay,
});
