import type { CustomerDetail } from '../../src/contract/admin/customers.ts';
import type { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import type { ResponseOf } from '../../src/contract/endpoint.ts';
import type { DeletionRequest, DeletionRow } from './repository.ts';

export const presentDeletion = (row: DeletionRow): ResponseOf<typeof adminEndpoints.carryOutDeletion> => ({
  id: row.request.id,
  receivedAt: row.request.receivedAt.toISOString(),
  customer: row.customer,
  settledAt: row.request.settledAt?.toISOString() ?? null,
  settledBy: row.settledBy,
  outcome: row.request.outcome,
  undecided: row.undecided,
});

/** The state of the newest request. */
export function presentNewest([newest]: DeletionRequest[]): CustomerDetail['deletion'] {
  if (!newest || newest.outcome === 'taken-back') return null;
  return { askedAt: newest.receivedAt.toISOString(), carriedOutAt: newest.settledAt?.toISOString() ?? null };
}
