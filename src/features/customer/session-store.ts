import { create } from 'zustand';
import { endpoints } from '../../contract/endpoints.ts';
import type { Problem } from '../../contract/problem.ts';
import { request } from '../../device/api-client.ts';
import { deleteCustomerData } from '../../device/delete-customer-data.ts';
import { deleteSentLetters } from '../../device/outbox/store.ts';
import { renewPush, unsubscribeFromPush } from '../../device/push.ts';
import { deleteAnswers } from '../../device/query-storage.ts';
import { dropFromMemory, hasStoredKeys } from '../../device/sealing/keys.ts';
import { noteLogIn } from '../../device/sealing/pin-offer.ts';
import { pinStateOf, refreshPin } from '../../device/sealing/pin-record.ts';
import { restoreSharedKey } from '../../device/sealing/shared-key.ts';
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

type PinState = 'none' | 'unlocked' | 'locked';

type SessionState = {
  /** false until the session has been read from IndexedDB; pages of `requireCustomer` wait for it */
  isLoaded: boolean;
  session: Session | undefined;
  /** not expired by the clock of this device; the server has the last word */
  isTokenValid: boolean;
  /** whether the customer has a PIN on this device, and whether it was entered in this tab */
  pin: PinState;
  /** why the last session ended, for the next page to show */
  endReason?: 'by-choice' | NonNullable<LogInState['endReason']> | undefined;
  /** why the session could not be read from IndexedDB */
  loadError?: unknown;
};

export const useSession = create<SessionState>(() => ({
  isLoaded: false,
  session: undefined,
  isTokenValid: false,
  pin: 'none',
}));

function setSession(session: Session | undefined, isTokenValid: boolean, pin: PinState): void {
  if (session && pin === 'locked') clearQueries(session.user.id);
  // The PIN is off, or the customer whose it was is logged out.
  if (pin === 'none') dropFromMemory();
  useSession.setState({ isLoaded: true, session, isTokenValid, pin, ...(session && { endReason: undefined }) });
  updateSessionHint(session);
}

function clearQueries(owner: string): void {
  void queryClient.cancelQueries({ queryKey: [owner] });
  queryClient.removeQueries({ queryKey: [owner] });
}

/**
 * An expired session is still shown, since the clock of the device may be wrong: the server decides at the next request. A session that
 * cannot be decoded is deleted, and an administrator's is ignored.
 */
export async function reloadSession(): Promise<void> {
  const stored = await readSession();
  if (stored.state === 'undecodable') await endSession();
  const session = 'session' in stored && stored.session.user.role !== 'admin' ? stored.session : undefined;
  if (session) await refreshPin(session.user.id);
  const pin = session ? await pinStateOf(session.user.id) : 'none';
  setSession(session && pin === 'locked' ? withoutName(session) : session, stored.state === 'alive', pin);
}

const withoutName = ({ user: { id, role }, ...session }: Session): Session => ({ ...session, user: { id, role } });

/** Nothing of the customer stays in the memory of this tab; what is just being saved is sealed with the shared key. */
export async function lock(): Promise<void> {
  dropFromMemory();
  useSession.setState(({ pin }) => (pin === 'unlocked' ? { pin: 'locked' } : {}));
  await reloadSession();
}

/** Seals or opens what a killed page has left. While locked it waits for the PIN. */
async function resumeSealing(): Promise<void> {
  await restoreSharedKey().catch(() => undefined);
  const { session, pin } = useSession.getState();
  if (!session || pin === 'locked' || !(await hasStoredKeys())) return;
  const { reseal } = await import('../../device/sealing/reseal.ts');
  await reseal(session.user.id);
}

let isSyncing = false;
export function startSessionSync(): void {
  if (isSyncing) return;
  isSyncing = true;
  watchSession(() => void reloadSession());
  reloadSession().then(
    () => resumeSealing().catch(() => undefined),
    (loadError: unknown) => useSession.setState({ loadError }),
  );
}

export async function logInWithToken(token: string): Promise<Session | undefined> {
  const session = await saveSession(token);
  if (session) {
    await noteLogIn(session.user.id).catch(() => undefined);
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

/** After ten wrong PINs. First the session, so that a killed page does not leave it without a PIN. */
export async function forgetAfterWrongPins(session: Session, message: string): Promise<void> {
  const { token, user } = session;
  useSession.setState({ endReason: { message, alert: true } });
  await clearSession(token, user.id);
  const { forgetPin } = await import('../../device/sealing/forget.ts');
  await forgetPin(user.id);
  await unsubscribeFromPush(session).catch(() => undefined);
  void request(endpoints.logOut, { token });
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
