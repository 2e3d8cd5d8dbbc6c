import { useQuery } from '@tanstack/react-query';
import type * as v from 'valibot';
import { endpoints } from '../../contract/endpoints.ts';
import type { Payment, paymentList } from '../../contract/responses/payments.ts';
import { query } from '../../device/query.ts';
import { Unreachable } from '../../device/query-errors.ts';
import type { Session } from '../../device/session.ts';
import { customerQuery } from '../customer/customer-query.ts';
import { usePersistedQuery } from '../customer/persisted-query.ts';

/** The customer's payments, newest first: persisted first, then from the server. */
export function usePayments(session: Session) {
  const { data, dataUpdatedAt, failureReason, refetch } = usePersistedQuery<v.InferOutput<typeof paymentList>>({
    owner: session.user.id,
    name: 'payments',
    queryFn: () => customerQuery(session, query(endpoints.payments, session)),
  });
  return {
    payments: data?.payments,
    updatedAt: dataUpdatedAt,
    isUnreachable: failureReason instanceof Unreachable,
    refetch: () => void refetch(),
  };
}

/** The customer has just come back from the provider, or the payment takes a while. */
const isOpen = (state: Payment['state'] | undefined) => state === 'begun';
const pollEvery = 4_000;

/** Asked for again while it is not known whether it was paid. */
export function usePayment(session: Session, id: string) {
  const { data, failureReason, refetch, isFetching } = useQuery({
    queryKey: [session.user.id, 'payment', id],
    queryFn: () => customerQuery(session, query(endpoints.onePayment, { ...session, params: { id } })),
    refetchInterval: ({ state }) => isOpen(state.data?.state) && pollEvery,
  });
  return {
    payment: data,
    isFetching,
    isUnreachable: failureReason instanceof Unreachable,
    isMissing: failureReason !== null && !(failureReason instanceof Unreachable),
    refetch: () => void refetch(),
  };
}
