import { endpoints } from '../../contract/endpoints.ts';
import type { Cards } from '../../contract/responses/cards.ts';
import { query } from '../../device/query.ts';
import type { Session } from '../../device/session.ts';
import { customerQuery } from './customer-query.ts';
import { replacePersistedQueryData, usePersistedQuery } from './persisted-query.ts';

const name = 'cards';

/** On pages that do not show the cards. */
export const renewCardsEvery = 60 * 60_000;

/** The customer's cards: persisted first, then from the server, which signs them anew. */
export function useCards(session: Session, staleTime = 0) {
  const { data, dataUpdatedAt, failureReason, refetch } = usePersistedQuery<Cards>({
    owner: session.user.id,
    name,
    staleTime,
    queryFn: () => customerQuery(session, query(endpoints.cards, session)),
  });
  return {
    answer: data,
    updatedAt: dataUpdatedAt,
    hasFailed: failureReason !== null,
    refetch: () => void refetch(),
  };
}

export const setCards = (session: Session, cards: Cards) => replacePersistedQueryData(session.user.id, name, cards);
