import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchIfFetching } from '../../device/query.ts';
import { readAnswer, storeAnswer } from '../../device/query-storage.ts';
import { queryClient } from './query-client.ts';

type PersistedQueryOptions<A> = Pick<UseQueryOptions<A>, 'placeholderData' | 'staleTime'> & {
  owner: string;
  name: string;
  queryFn: () => Promise<A>;
};

const queryKeyOf = ({ owner, name }: { owner: string; name: string }): QueryKey => [owner, name];

/** A query whose last response is persisted in IndexedDB and shown, with its time, until the server has responded. */
export function usePersistedQuery<A>({
  owner,
  name,
  queryFn,
  ...options
}: PersistedQueryOptions<A>): UseQueryResult<A> {
  const queryKey = queryKeyOf({ owner, name });
  useEffect(() => void restore(owner, name), [owner, name]);
  return useQuery<A>({
    ...options,
    queryKey,
    queryFn: async (context) => {
      const answer = await queryFn();
      // Not before the response: TanStack Query cancels a query on unmount once its `signal` was read.
      if (!context.signal.aborted) void persist(owner, name, answer);
      return answer;
    },
  });
}

/** Persisting is best effort: without storage space the response is still shown. */
const persist = (owner: string, name: string, answer: unknown, at = Date.now()) =>
  storeAnswer(name, owner, { answer, at }).catch(() => undefined);

async function restore(owner: string, name: string): Promise<void> {
  const queryKey = queryKeyOf({ owner, name });
  const hasData = () => queryClient.getQueryData(queryKey) !== undefined;
  const persisted = hasData() ? undefined : await readAnswer(name, owner).catch(() => undefined);
  if (persisted && !hasData()) queryClient.setQueryData(queryKey, persisted.answer, { updatedAt: persisted.at });
}

/** Like `setQueryData`, and persists the result. The time stays that of the response, since the rest of it is as old as before. */
export async function setPersistedQueryData<A>(owner: string, name: string, updater: (answer: A) => A): Promise<void> {
  const queryKey = queryKeyOf({ owner, name });
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? Date.now();
  const answer = queryClient.setQueryData<A>(queryKey, (previous) => previous && updater(previous), { updatedAt });
  refetchIfFetching(queryClient, queryKey);
  if (answer !== undefined) await persist(owner, name, answer, updatedAt);
}

/** What the server has just responded to another request. */
export async function replacePersistedQueryData<A>(owner: string, name: string, answer: A): Promise<void> {
  const queryKey = queryKeyOf({ owner, name });
  queryClient.setQueryData<A>(queryKey, answer);
  refetchIfFetching(queryClient, queryKey);
  await persist(owner, name, answer);
}
