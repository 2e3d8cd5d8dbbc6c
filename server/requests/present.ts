import type { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import type { ResponseOf } from '../../src/contract/endpoint.ts';
import { presentInstalments } from '../subscriptions/instalments.ts';
import type { ClaimRequestRow, SubscriptionRow, UpgradeRow } from './repository.ts';

type RequestRow = Pick<ClaimRequestRow, 'customer' | 'settledBy'> & {
  request: { id: string; number: string | null; receivedAt: Date; settledAt: Date | null };
};

export const presentRequest = ({ request, customer, settledBy }: RequestRow) => ({
  id: request.id,
  number: request.number,
  receivedAt: request.receivedAt.toISOString(),
  customer,
  settledAt: request.settledAt?.toISOString() ?? null,
  settledBy,
});

export const presentClaimRequest = (row: ClaimRequestRow): ResponseOf<typeof adminEndpoints.answerRequest> =>
  presentRequest(row);

export const presentSubscription = (row: SubscriptionRow): ResponseOf<typeof adminEndpoints.settleSubscription> => ({
  ...presentRequest(row),
  service: row.service,
  paymentMethod: row.request.paymentMethod,
  yearlyPrice: row.request.yearlyPrice,
  state: row.request.state,
  reason: row.request.reason,
  from: row.request.firstDay,
  until: row.request.lastDay,
  instalments: presentInstalments(row.request),
});

export const presentUpgrade = (row: UpgradeRow): ResponseOf<typeof adminEndpoints.settleUpgrade> => ({
  ...presentRequest(row),
  paymentMethod: row.request.paymentMethod,
  yearlyPrice: row.request.yearlyPrice,
  state: row.request.state,
  reason: row.request.reason,
  from: row.request.firstDay,
  until: row.request.lastDay,
  instalments: presentInstalments(row.request),
});
