import { useEffect } from 'react';
import { endpoints } from '../../contract/endpoints.ts';
import { type ShownKind, shownKinds } from '../../contract/notices.ts';
import type { CustomerNotice, CustomerNotices } from '../../contract/responses/notices.ts';
import { request } from '../../device/api-client.ts';
import { listen } from '../../device/channel.ts';
import { query } from '../../device/query.ts';
import { Unreachable } from '../../device/query-errors.ts';
import type { Session } from '../../device/session.ts';
import { customerQuery } from './customer-query.ts';
import { setPersistedQueryData, usePersistedQuery } from './persisted-query.ts';
import { queryClient } from './query-client.ts';

const name = 'notices';
/** The count in the navigation is not refetched for every page. */
const staleTime = 2 * 60_000;

/** What the customer was told: persisted first, then from the server. */
export function useNotices(session: Session) {
  const owner = session.user.id;
  useEffect(() => listen('notices', () => void queryClient.invalidateQueries({ queryKey: [owner, name] })), [owner]);
  const { data, dataUpdatedAt, failureReason, refetch } = usePersistedQuery<CustomerNotices>({
    owner,
    name,
    staleTime,
    queryFn: async () => {
      const fetched = await customerQuery(session, query(endpoints.notices, session));
      // What was seen here without a network is still seen, and the server is told.
      const here = queryClient.getQueryData<CustomerNotices>([owner, name])?.seenUntil ?? null;
      if (!isAfter(here, fetched.seenUntil)) return fetched;
      void tellSeen(session, here);
      return { ...fetched, seenUntil: here };
    },
  });
  const notices = data && knownNotices(data);
  return {
    notices,
    seenUntil: data?.seenUntil ?? null,
    unseen: notices?.filter(({ id }) => isAfter(id, data?.seenUntil ?? null)).length ?? 0,
    updatedAt: dataUpdatedAt,
    isUnreachable: failureReason instanceof Unreachable,
    refetch: () => void refetch(),
  };
}

/** Ids are ordered by time. */
export const isAfter = (id: string | null, other: string | null): id is string =>
  id !== null && (other === null || id > other);

const isKnown = <N extends { kind: string }>(notice: N): notice is N & { kind: ShownKind } =>
  shownKinds.some((kind) => kind === notice.kind);

/** Newest first. */
const knownNotices = ({ notices, newer = [] }: CustomerNotices): CustomerNotice[] =>
  [...notices, ...newer.filter(isKnown)].sort((a, b) => (a.id < b.id ? 1 : -1));

/** Counts at once on this phone; the server is told now, or with the next fetch. */
export async function markNoticesSeen(session: Session, until: string): Promise<void> {
  await setPersistedQueryData<CustomerNotices>(session.user.id, name, (data) => ({ ...data, seenUntil: until }));
  await tellSeen(session, until);
}

const tellSeen = (session: Session, until: string) =>
  request(endpoints.seeNotices, { payload: { until }, token: session.token });
