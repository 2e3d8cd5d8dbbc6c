import { useEffect, useState } from 'react';
import { endpoints } from '../../contract/endpoints.ts';
import type { BlockedCards, CardKeys } from '../../contract/responses/cards.ts';
import { query } from '../../device/query.ts';
import { publicOwner, readAnswer } from '../../device/query-storage.ts';
import { nowByAnswer } from '../../device/server-clock.ts';
import { usePersistedQuery } from '../customer/persisted-query.ts';
import type { Known } from './check-statement.ts';

const minute = 60_000;

/** The public keys and the list of blocked cards: kept on the phone, and fetched anew whenever there is a network. */
export function useKnown() {
  const keys = usePersistedQuery<CardKeys>({
    owner: publicOwner,
    name: 'card-keys',
    staleTime: minute,
    queryFn: () => query(endpoints.cardKeys),
  });
  const blocked = usePersistedQuery<BlockedCards>({
    owner: publicOwner,
    name: 'blocked-cards',
    staleTime: minute,
    queryFn: () => query(endpoints.blockedCards),
  });
  const isRestored = useRestored();
  const { data: list, dataUpdatedAt: receivedAt } = blocked;
  return {
    current: (): Known => ({
      keys: keys.data?.keys,
      areKeysNew: Math.abs(Date.now() - keys.dataUpdatedAt) < minute,
      blocked: list?.cards,
      now: list ? nowByAnswer(list.at, receivedAt) : Date.now(),
      lastContact: list && Date.parse(list.at),
    }),
    /** changes with what is known; undefined until what is on the phone was read, so that no list is left out */
    version: isRestored ? `${keys.dataUpdatedAt} ${receivedAt}` : undefined,
    lastContact: list && new Date(list.at),
    isReady: keys.data !== undefined && list !== undefined,
    isFetched: keys.failureReason !== null || keys.data !== undefined,
    refetchKeys: () => void keys.refetch(),
  };
}

/** Reads after the queries have begun to, so that theirs are done as well. */
function useRestored(): boolean {
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    const reads = ['card-keys', 'blocked-cards'].map((name) => readAnswer(name, publicOwner).catch(() => undefined));
    void Promise.all(reads).then(() => setIsRestored(true));
  }, []);
  return isRestored;
}
