import { create } from 'zustand';
import { endpoints } from '../../contract/endpoints.ts';
import type { Problem } from '../../contract/problem.ts';
import { request } from '../../device/api-client.ts';
import { deleteCustomerData } from '../../device/delete-customer-data.ts';
import { deleteSentLetters } from '../../device/outbox/store.ts';
import { deleteAnswers } from '../../device/query-storage.ts';
import { endSession, readSession, type Session, saveSession, watchSession } from '../../device/session.ts';
import { queryClient } from '../../layout/query-client.ts';
import { isTyping } from './is-typing.ts';
import type { LogInState } from './log-in-state.ts';
import { updateSessionHint } from './update-session-hint.ts';

type SessionShown = {
  /** false until the phone's database has answered; a requireCustomer page waits for that before it paints */
  known: boolean;
  session: Session | undefined;
  /** as far as this phone knows, the server takes its token */
  isAlive: boolean;
  /** how the last one ended, for the page that comes next */
  ended?: 'by-choice' | NonNullable<LogInState['ended']> | undefined;
  /** why the phone's database could not be asked who is here */
  hindered?: unknown;
};

export const useSession = create<SessionShown>(() => ({ known: false, session: undefined, isAlive: false }));

function show(session: Session | undefined, isAlive: boolean): void {
  useSession.setState({ known: true, session, isAlive, ...(session && { ended: undefined }) });
  updateSessionHint(session);
}

/**
 * An expired session is still shown: by which clock it has expired, the server decides at the next call. One that can't
 * be decoded is nobody's. An administrator's is no customer's.
 */
export async function fillSession(): Promise<void> {
  const found = await readSession();
  if (found.state === 'undecodable') await endSession();
  const session = 'session' in found ? found.session : undefined;
  show(session?.user.role === 'admin' ? undefined : session, found.state === 'alive');
}

let watching = false;
export function followSession(): void {
  if (watching) return;
  watching = true;
  watchSession(() => void fillSession());
  fillSession().catch((hindered: unknown) => useSession.setState({ hindered }));
}

export async function logInWith(token: string): Promise<Session | undefined> {
  const session = await saveSession(token);
  if (session) await fillSession();
  return session;
}

/** The customer's own act. With them goes what the server said of them and has of theirs; drafts and unsent letters stay, locked by their owner. */
export async function logOut({ token, user }: Session): Promise<void> {
  useSession.setState({ ended: 'by-choice' });
  await leave(token, user.id);
  if (useSession.getState().session?.user.id !== user.id) await deleteSentLetters(user.id);
  // Where the server can't be told, the token lasts until it expires; nothing on this phone has it any more.
  void request(endpoints.logOut, { token });
}

type Refused = Pick<Problem, 'message' | 'accountDeleted'>;

/** The server takes this token no more. Where it has forgotten the customer, as they wished, so does the phone. */
export async function sessionRefused({ token, user }: Session, problem: Refused, alert = false): Promise<void> {
  useSession.setState({ ended: { message: problem.message, alert } });
  await leave(token, user.id);
  if (problem.accountDeleted === user.id) await deleteCustomerData(user.id);
}

async function leave(token: string, owner: string): Promise<void> {
  await endSession(token);
  await fillSession();
  // The same customer may have logged in again in another tab.
  if (useSession.getState().session?.user.id === owner) return;
  // A page in which they are typing shows what it shows until they leave it.
  if (!isTyping()) queryClient.removeQueries({ queryKey: [owner] });
  await deleteAnswers(owner);
}

/** Once said, it is not said again to whoever comes after. */
export const forgetEnding = () => useSession.setState({ ended: undefined });
