import { Refused } from '../../device/query-errors.ts';
import type { Session } from '../../device/session.ts';
import { handleSessionRefused } from './session-store.ts';

/** Ends the session when the server refuses its token. */
export async function customerQuery<A>(session: Session, query: Promise<A>): Promise<A> {
  try {
    return await query;
  } catch (error) {
    if (error instanceof Refused && error.status === 401) await handleSessionRefused(session, error.problem);
    throw error;
  }
}
