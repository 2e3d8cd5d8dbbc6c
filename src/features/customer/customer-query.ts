import { Refused } from '../../device/query-errors.ts';
import type { Session } from '../../device/session.ts';
import { sessionRefused } from './session-store.ts';

/** A query of a customer: a server that does not take their token any more ends the session. */
export async function customerQuery<A>(session: Session, query: Promise<A>): Promise<A> {
  try {
    return await query;
  } catch (error) {
    if (error instanceof Refused && error.status === 401) await sessionRefused(session, error.problem);
    throw error;
  }
}
