import { endpoints } from '../../contract/endpoints.ts';
import type { Benefits } from '../../contract/responses/benefits.ts';
import { query } from '../../device/query.ts';
import type { Session } from '../../device/session.ts';
import { customerQuery } from '../customer/customer-query.ts';
import { usePersistedQuery } from '../customer/persisted-query.ts';

/** The sums of a customer's claims: persisted first, then from the server. */
export function useBenefits(session: Session) {
  const { data, dataUpdatedAt, failureReason, refetch } = usePersistedQuery<Benefits>({
    owner: session.user.id,
    name: 'benefits',
    queryFn: () => customerQuery(session, query(endpoints.benefits, session)),
  });
  return {
    benefits: data,
    updatedAt: dataUpdatedAt,
    // Also when a server of an earlier release does not know the address.
    isFailed: failureReason !== null,
    refetch: () => void refetch(),
  };
}
