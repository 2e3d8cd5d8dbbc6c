import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readAnswer, storeAnswer } from '../../device/query-storage.ts';
import { queryClient } from '../../layout/query-client.ts';

type KeptQuery<A> = Pick<UseQueryOptions<A>, 'placeholderData'> & {
  owner: string;
  name: string;
  queryFn: () => Promise<A>;
};

export const keyOf = ({ owner, name }: { owner: string; name: string }): QueryKey => [owner, name];

/** A query whose last answer is kept on the phone, with the time it is from, and shown until the server has answered. */
export function usePersistedQuery<A>({ owner, name, queryFn, ...options }: KeptQuery<A>): UseQueryResult<A> {
  const queryKey = keyOf({ owner, name });
  useEffect(() => void restore(owner, name), [owner, name]);
  return useQuery<A>({
    ...options,
    queryKey,
    queryFn: async () => {
      const answer = await queryFn();
      void keep(owner, name, answer);
      return answer;
    },
  });
}

/** A phone without room shows the answer all the same. */
const keep = (owner: string, name: string, answer: unknown) =>
  storeAnswer(name, owner, { answer, at: Date.now() }).catch(() => undefined);

async function restore(owner: string, name: string): Promise<void> {
  const queryKey = keyOf({ owner, name });
  const isKnown = () => queryClient.getQueryData(queryKey) !== undefined;
  const kept = isKnown() ? undefined : await readAnswer(name, owner).catch(() => undefined);
  if (kept && !isKnown()) queryClient.setQueryData(queryKey, kept.answer, { updatedAt: kept.at });
}

/** What was just agreed on with the server, for every page that shows it, offline too. */
export async function changePersisted<A>(owner: string, name: string, change: (answer: A) => A): Promise<void> {
  const answer = queryClient.setQueryData<A>(keyOf({ owner, name }), (before) => before && change(before));
  if (answer !== undefined) await keep(owner, name, answer);
}
