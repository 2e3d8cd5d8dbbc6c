import type { CustomerDetail } from '../../src/contract/admin/customers.ts';
import type { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import type { ResponseOf } from '../../src/contract/endpoint.ts';
import type { AskedDeletion, DeletionRequest } from './repository.ts';

export const presentDeletion = (asked: AskedDeletion): ResponseOf<typeof adminEndpoints.carryOutDeletion> => ({
  id: asked.request.id,
  receivedAt: asked.request.receivedAt.toISOString(),
  customer: asked.customer,
  settledAt: asked.request.settledAt?.toISOString() ?? null,
  settledBy: asked.settledBy,
  outcome: asked.request.outcome,
  undecided: asked.undecided,
});

/** How it stands, of all that a customer ever asked for, newest first. */
export function presentNewest([newest]: DeletionRequest[]): CustomerDetail['deletion'] {
  if (!newest || newest.outcome === 'taken-back') return null;
  return { askedAt: newest.receivedAt.toISOString(), carriedOutAt: newest.settledAt?.toISOString() ?? null };
}
