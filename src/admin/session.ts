import { type IDBPDatabase, openDB } from 'idb';
import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { create } from 'zustand';
import { adminEndpoints } from '../contract/admin/endpoints.ts';
import { adminLoggedIn } from '../contract/admin/session.ts';
import { request } from '../device/api-client.ts';
import { clockOffset } from '../device/server-clock.ts';
import { deskMessages } from '../i18n/admin/layout.ts';
import { isIdle, noteActivity, watchIdle } from './idle.ts';
import { dropInputOfOthers, keepInput } from './kept-input.ts';

export type DeskSession = v.InferOutput<typeof adminLoggedIn>;

type SessionState = {
  /** false until the stored session has been read */
  loaded: boolean;
  session: DeskSession | undefined;
  /** why the last session ended, unless the administrator logged out */
  endReason: string | undefined;
};

export const useDeskSession = create<SessionState>(() => ({ loaded: false, session: undefined, endReason: undefined }));

// A database of its own, because a customer may be logged in on the same browser.
const store = 'session';
const key = 'desk';

/** Returns `fallback` when IndexedDB is blocked, full or broken. */
async function withDatabase<T, F>(work: (database: IDBPDatabase) => Promise<T>, fallback: F): Promise<T | F> {
  try {
    const upgrade = (upgrading: IDBPDatabase) => void upgrading.createObjectStore(store);
    return await work(await openDB('tenawas-desk', 1, { upgrade }));
  } catch {
    return fallback;
  }
}

const channel = new BroadcastChannel('tenawas-desk');

const remainingMs = ({ token }: DeskSession) =>
  (jwtDecode(token).exp ?? 0) * 1000 - (Date.now() + (clockOffset() ?? 0));

async function readStoredSession(): Promise<DeskSession | undefined> {
  const inMemory = useDeskSession.getState().session;
  const stored = v.safeParse(adminLoggedIn, await withDatabase((database) => database.get(store, key), inMemory));
  return stored.success && remainingMs(stored.output) > 0 ? stored.output : undefined;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Sets a timer for the session's expiry, so that no customer's data stays on an unattended screen. */
function setSession(session: DeskSession | undefined, endReason?: string): void {
  clearTimeout(timer);
  const ended = useDeskSession.getState().session;
  if (ended && !session) keepInput(ended.administrator.id);
  if (session) dropInputOfOthers(session.administrator.id);
  if (session) timer = setTimeout(() => void endSession(session.token, deskMessages.logIn.over), remainingMs(session));
  useDeskSession.setState({ loaded: true, session, endReason });
}

async function loadSession(): Promise<void> {
  const session = await readStoredSession();
  // A page that is opened again after that shows nothing first.
  if (session && isIdle()) return endIdleSession(session);
  setSession(session);
}

/** Loads the stored session, and again whenever another tab logs in or out. */
export function watchSession(): void {
  channel.onmessage = () => void loadSession();
  void loadSession();
  watchIdle(() => {
    const { session } = useDeskSession.getState();
    if (session) void endIdleSession(session);
  });
}

/** Also on the server, where another tab may have done so already. */
async function endIdleSession({ token }: DeskSession): Promise<void> {
  await endSession(token, deskMessages.logIn.idle);
  void request(adminEndpoints.logOut, { token });
}

/** A session that cannot be stored is this tab's alone, so the other tabs are not notified. */
export async function storeSession(session: DeskSession): Promise<void> {
  noteActivity();
  const stored = await withDatabase((database) => database.put(store, session, key), undefined);
  if (stored) channel.postMessage('changed');
  setSession(session);
}

/** Ends the session of this token only: another tab may have logged in since. */
export async function endSession(token: string, reason?: string): Promise<void> {
  const stored = await readStoredSession();
  if (stored && stored.token !== token) return setSession(stored);
  // If deleting fails, the stored token is still revoked on the server.
  await withDatabase((database) => database.delete(store, key), undefined);
  channel.postMessage('changed');
  setSession(undefined, reason);
}
