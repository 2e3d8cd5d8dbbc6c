import { create } from 'zustand';
import { endpoints } from '../../contract/endpoints.ts';
import type { Problem } from '../../contract/problem.ts';
import { request } from '../../device/api-client.ts';
import { deleteCustomerData } from '../../device/delete-customer-data.ts';
import { deleteSentLetters } from '../../device/outbox/store.ts';
import { renewPush, unsubscribeFromPush } from '../../device/push.ts';
import { deleteAnswers } from '../../device/query-storage.ts';
import {
  endSession,
  readSession,
  type Session,
  saveSession,
  updateSessionUser,
  watchSession,
} from '../../device/session.ts';
import { isTyping } from './is-typing.ts';
import type { LogInState } from './log-in-state.ts';
import { queryClient } from './query-client.ts';
import { updateSessionHint } from './update-session-hint.ts';

type SessionState = {
  /** false until the session has been read from IndexedDB; pages of `requireCustomer` wait for it */
  isLoaded: boolean;
  session: Session | undefined;
  /** not expired by the clock of this device; the server has the last word */
  isTokenValid: boolean;
  /** why the last session ended, for the next page to show */
  endReason?: 'by-choice' | NonNullable<LogInState['endReason']> | undefined;
  /** why the session could not be read from IndexedDB */
  loadError?: unknown;
};

export const useSession = create<SessionState>(() => ({ isLoaded: false, session: undefined, isTokenValid: false }));

function setSession(session: Session | undefined, isTokenValid: boolean): void {
  useSession.setState({ isLoaded: true, session, isTokenValid, ...(session && { endReason: undefined }) });
  updateSessionHint(session);
}

/**
 * An expired session is still shown, since the clock of the device may be wrong: the server decides at the next request. A session that
 * cannot be decoded is deleted, and an administrator's is ignored.
 */
export async function reloadSession(): Promise<void> {
  const stored = await readSession();
  if (stored.state === 'undecodable') await endSession();
  const session = 'session' in stored ? stored.session : undefined;
  setSession(session?.user.role === 'admin' ? undefined : session, stored.state === 'alive');
}

let isSyncing = false;
export function startSessionSync(): void {
  if (isSyncing) return;
  isSyncing = true;
  watchSession(() => void reloadSession());
  reloadSession().catch((loadError: unknown) => useSession.setState({ loadError }));
}

export async function logInWithToken(token: string): Promise<Session | undefined> {
  const session = await saveSession(token);
  if (session) {
    await reloadSession();
    void renewPush(session).catch(() => undefined);
  }
  return session;
}

/** A confirmed plan or a changed name shows at once, in all tabs, without another log-in. */
export async function updateSession(
  session: Session,
  user: { role: 'customer' | 'premium'; name: string },
): Promise<void> {
  if (session.user.role === user.role && session.user.name === user.name) return;
  // If it cannot be stored, the next answer tries again.
  await updateSessionUser(session.token, user).then(reloadSession, () => undefined);
}

/** Deletes what the server sent and the letters it has received; drafts and unsent letters stay for this customer's next log-in. */
export async function logOut(session: Session): Promise<void> {
  const { token, user } = session;
  useSession.setState({ endReason: 'by-choice' });
  await clearSession(token, user.id);
  if (useSession.getState().session?.user.id !== user.id) await deleteSentLetters(user.id);
  await unsubscribeFromPush(session).catch(() => undefined);
  // If this request fails, the token stays valid on the server until it expires; this device no longer has it.
  void request(endpoints.logOut, { token });
}

type Refused = Pick<Problem, 'message' | 'accountDeleted'>;

/** The server refused this token. If it has deleted the account, the data on this device is deleted as well. */
export async function handleSessionRefused(session: Session, problem: Refused, alert = false): Promise<void> {
  const { token, user } = session;
  useSession.setState({ endReason: { message: problem.message, alert } });
  await clearSession(token, user.id);
  if (problem.accountDeleted !== user.id) return;
  await deleteCustomerData(user.id);
  await unsubscribeFromPush(session).catch(() => undefined);
}

async function clearSession(token: string, owner: string): Promise<void> {
  await endSession(token);
  await reloadSession();
  // The same customer may have logged in again in another tab.
  if (useSession.getState().session?.user.id === owner) return;
  // While the customer is typing, the page keeps rendering its data until they leave it.
  if (!isTyping()) queryClient.removeQueries({ queryKey: [owner] });
  await deleteAnswers(owner);
}

/** Called by the page that shows the reason, so that it is shown once. */
export const clearEndReason = () => useSession.setState({ endReason: undefined });
