import type { Session } from '../../device/session.ts';
import { renewCardsEvery, useCards } from './cards-query.ts';
import { usePortraits } from './portraits-query.ts';

/** Renews the cards on every page of the portal, so that they can be shown without a network afterwards. */
export function RenewCards({ session }: { session: Session }) {
  const { answer } = useCards(session, renewCardsEvery);
  usePortraits(session, answer?.portraits);
  return null;
}
