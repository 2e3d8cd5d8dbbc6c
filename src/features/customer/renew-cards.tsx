import type { Session } from '../../device/session.ts';
import { useCards } from './cards-query.ts';

const renewEvery = 60 * 60_000;

/** Renews the cards on every page of the portal, so that they can be shown without a network afterwards. */
export function RenewCards({ session }: { session: Session }) {
  useCards(session, renewEvery);
  return null;
}
