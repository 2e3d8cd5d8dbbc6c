import { currentSession, type Session } from './session.ts';

const controller = new AbortController();

/** Of the requests that send letters and photos. */
export const sendingSignal = controller.signal;

/**
 * For the worker of the version before: a new version does not become active until the old worker's events have ended.
 * It sends nothing more; the page that the new version loads does.
 */
export const abortSending = () => controller.abort();

/** Without a session no further request is begun. */
export async function sessionToSend(): Promise<Session | undefined> {
  return sendingSignal.aborted ? undefined : currentSession();
}
