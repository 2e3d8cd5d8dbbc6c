import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { endpoints } from '../../contract/endpoints.ts';
import { type ClaimsPage, claimsAfter } from '../../contract/responses/claims.ts';
import { query } from '../../device/query.ts';
import { Unreachable } from '../../device/query-errors.ts';
import type { Session } from '../../device/session.ts';
import { queryClient } from '../../layout/query-client.ts';
import { customerQuery } from '../customer/customer-query.ts';
import { usePersistedQuery } from '../customer/persisted-query.ts';

const pagesKey = (owner: string) => [owner, 'claim-pages'] as const;

/**
 * The server's claims of this customer, newest first. The newest are asked for again and again and are kept on the phone; the
 * pages after them only in this window.
 */
export function useClaims(session: Session) {
  const owner = session.user.id;
  const newest = usePersistedQuery<ClaimsPage>({
    owner,
    name: 'claims',
    queryFn: async () => {
      const answer = await customerQuery(session, query(endpoints.claims, session));
      // The first of the pages is the server's first answer, so that what newer claims push out of a later one stays.
      queryClient.setQueryData<InfiniteData<ClaimsPage, string | null>>(
        pagesKey(owner),
        (before) => before ?? { pages: [answer], pageParams: [null] },
      );
      return answer;
    },
  });
  const pages = useInfiniteQuery({
    queryKey: pagesKey(owner),
    queryFn: ({ pageParam }) =>
      customerQuery(session, query(endpoints.claims, { ...session, query: { [claimsAfter]: pageParam ?? undefined } })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

  const [isFetchingMore, setFetchingMore] = useState(false);
  const claims = useMemo(() => {
    const first = newest.data?.claims ?? [];
    // The ids follow the order of arrival: what the first page has now is not taken from an older answer.
    const oldest = first.at(-1)?.id ?? '';
    return [...first, ...(pages.data?.pages.flatMap((page) => page.claims).filter(({ id }) => id < oldest) ?? [])];
  }, [newest.data, pages.data]);

  const fetchMore = async () => {
    setFetchingMore(true);
    try {
      if (!pages.data) await newest.refetch({ cancelRefetch: false });
      if (queryClient.getQueryData(pagesKey(owner))) await pages.fetchNextPage();
    } finally {
      setFetchingMore(false);
    }
  };

  return {
    claims,
    /** what the next page comes after; null where there is none */
    next: (pages.data?.pages.at(-1) ?? newest.data)?.next ?? null,
    isKnown: newest.data !== undefined,
    /** when the server said so */
    at: newest.dataUpdatedAt,
    outOfReach: newest.failureReason instanceof Unreachable,
    again: () => void newest.refetch(),
    fetchMore,
    isFetchingMore,
    moreFailed: pages.failureReason !== null,
  };
}

/** A claim as the server has it. */
export function useClaim(session: Session, id: string) {
  const { data, failureReason, refetch } = useQuery({
    queryKey: [session.user.id, 'claim', id],
    queryFn: () => customerQuery(session, query(endpoints.oneClaim, { ...session, params: { id } })),
  });
  return {
    detail: data,
    outOfReach: failureReason instanceof Unreachable,
    notThere: failureReason !== null && !(failureReason instanceof Unreachable),
    again: () => void refetch(),
  };
}
