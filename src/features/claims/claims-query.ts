import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { endpoints } from '../../contract/endpoints.ts';
import { type ClaimsPage, claimsAfter } from '../../contract/responses/claims.ts';
import { query } from '../../device/query.ts';
import { Unreachable } from '../../device/query-errors.ts';
import type { Session } from '../../device/session.ts';
import { customerQuery } from '../customer/customer-query.ts';
import { usePersistedQuery } from '../customer/persisted-query.ts';
import { queryClient } from '../customer/query-client.ts';

const pagesKey = (owner: string) => [owner, 'claim-pages'] as const;

/**
 * The claims of a customer, newest first. The first page is refetched and persisted on this device; the pages after it are kept in
 * memory only.
 */
export function useClaims(session: Session) {
  const owner = session.user.id;
  const newest = usePersistedQuery<ClaimsPage>({
    owner,
    name: 'claims',
    queryFn: async () => {
      const page = await customerQuery(session, query(endpoints.claims, session));
      // The infinite query starts from the first response, so that claims which newer ones push off the first page stay loaded.
      queryClient.setQueryData<InfiniteData<ClaimsPage, string | null>>(
        pagesKey(owner),
        (previous) => previous ?? { pages: [page], pageParams: [null] },
      );
      return page;
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
    // Ids are ordered by arrival: claims that are on the current first page are left out of the older pages.
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
    /** the cursor of the next page; null when there is none */
    nextCursor: (pages.data?.pages.at(-1) ?? newest.data)?.next ?? null,
    isLoaded: newest.data !== undefined,
    updatedAt: newest.dataUpdatedAt,
    isUnreachable: newest.failureReason instanceof Unreachable,
    refetch: () => void newest.refetch(),
    fetchMore,
    isFetchingMore,
    isFetchMoreError: pages.failureReason !== null,
  };
}

export function useClaim(session: Session, id: string) {
  const { data, failureReason, refetch } = useQuery({
    queryKey: [session.user.id, 'claim', id],
    queryFn: () => customerQuery(session, query(endpoints.oneClaim, { ...session, params: { id } })),
  });
  return {
    detail: data,
    isUnreachable: failureReason instanceof Unreachable,
    isMissing: failureReason !== null && !(failureReason instanceof Unreachable),
    refetch: () => void refetch(),
  };
}
