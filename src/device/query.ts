import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Endpoint, PayloadInput, ResponseOf } from '../contract/endpoint.ts';
import { type RequestOptions, type Result, request } from './api-client.ts';
import { Refused, Unreachable } from './query-errors.ts';

type WithoutPayload<C extends Endpoint> = undefined extends PayloadInput<C> ? C : never;

/** Makes a request for use as a TanStack Query `queryFn`: returns the answer and throws everything else. */
export async function query<C extends Endpoint>(
  call: WithoutPayload<C>,
  options: RequestOptions = {},
): Promise<ResponseOf<C>> {
  const result = (await request(call as Endpoint, options as Parameters<typeof request>[1])) as Result<ResponseOf<C>>;
  if (result.kind === 'answer') return result.answer;
  throw result.kind === 'refused' ? new Refused(result) : new Unreachable(result);
}

/**
 * Call it after `setQueryData`: the response of a fetch in flight may be from before the change and would overwrite the new data, so the fetch
 * is cancelled and repeated.
 */
export function refetchIfFetching(queryClient: QueryClient, queryKey: QueryKey): void {
  const query = { queryKey, exact: true };
  if (queryClient.isFetching(query) > 0) void queryClient.invalidateQueries(query);
}
