import { useQuery } from '@tanstack/react-query';
import { endpoints } from '../../contract/endpoints.ts';
import type { Cards } from '../../contract/responses/cards.ts';
import type { Portraits } from '../../contract/responses/portraits.ts';
import { query } from '../../device/query.ts';
import { readAnswer, storeAnswer } from '../../device/query-storage.ts';
import type { Session } from '../../device/session.ts';
import { customerQuery } from './customer-query.ts';
import { setPersistedQueryData } from './persisted-query.ts';
import { queryClient } from './query-client.ts';

const name = 'portraits';
const none: Portraits = { version: null, portraits: [] };
const keyOf = (owner: string, version: string | null | undefined) => [owner, name, version];
const store = (owner: string, answer: Portraits) =>
  storeAnswer(name, owner, { answer, at: Date.now() }).catch(() => undefined);

/**
 * The photographs on the cards, kept on the phone and fetched again only when their version, which comes with the cards, is another
 * one. Until they are here, those before are shown.
 */
export function usePortraits(session: Session, version: string | null | undefined): Portraits['portraits'] {
  const owner = session.user.id;
  const { data } = useQuery({
    queryKey: keyOf(owner, version),
    enabled: version !== undefined,
    staleTime: ({ state }) => (state.data?.version === version ? Number.POSITIVE_INFINITY : 0),
    queryFn: async () => {
      const stored = (await readAnswer(name, owner).catch(() => undefined))?.answer as Portraits | undefined;
      if (stored?.version === version) return stored;
      if (version === null && !stored) return none;
      try {
        const answer = version === null ? none : await customerQuery(session, query(endpoints.portraits, session));
        void store(owner, answer);
        return answer;
      } catch (error) {
        if (stored) return stored;
        throw error;
      }
    },
  });
  return data?.portraits ?? [];
}

export const portraitOf = (portraits: Portraits['portraits'], personId: string | null) =>
  portraits.find((one) => one.personId === personId)?.image ?? null;

/** What the server has just answered to a change. */
export async function setPortraits({ user: { id } }: Session, answer: Portraits): Promise<void> {
  queryClient.setQueryData(keyOf(id, answer.version), answer);
  await store(id, answer);
  await setPersistedQueryData<Cards>(id, 'cards', (cards) => ({ ...cards, portraits: answer.version }));
}
