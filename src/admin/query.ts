import { QueryClient, useQuery } from '@tanstack/react-query';
import type { Endpoint, ResponseOf } from '../contract/endpoint.ts';
import { refetchIfFetching } from '../device/query.ts';
import { Refused, Unreachable } from '../device/query-errors.ts';
import { deskRequest, type RequestError, toRequestError } from './client.ts';

/** In memory only: customers' data is not stored on an administrator's machine. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: false } },
});

export type DeskQuery<A> = {
  data: A | undefined;
  error: RequestError | undefined;
  refetch: () => void;
  /** replaces the cached data, such as with the response of a mutation */
  setData: (data: A) => void;
};

type RequestParams = { params?: Record<string, string>; query?: Record<string, string | undefined> };

/** Like `useQuery`, except that data and error can both be set: a failed refetch keeps the earlier data. */
export function useDeskQuery<C extends Endpoint>(
  endpoint: C,
  requestParams: RequestParams = {},
): DeskQuery<ResponseOf<C>> {
  const queryKey = [endpoint.path, requestParams];
  const { data, failureReason, refetch } = useQuery({
    queryKey,
    queryFn: async () => {
      const result = await deskRequest(endpoint, requestParams as Parameters<typeof deskRequest<C>>[1]);
      if (result.kind === 'answer') return result.answer;
      throw result.kind === 'refused' ? new Refused(result) : new Unreachable(result);
    },
  });
  return {
    data,
    error: failureReason ? errorOfQuery(failureReason) : undefined,
    refetch: () => void refetch(),
    setData: (updated) => {
      queryClient.setQueryData(queryKey, updated);
      refetchIfFetching(queryClient, queryKey);
    },
  };
}

const errorOfQuery = (error: Error): RequestError =>
  error instanceof Refused
    ? { status: error.status, message: error.message }
    : toRequestError({ kind: 'unreachable', why: error instanceof Unreachable ? error.why : 'network' });
