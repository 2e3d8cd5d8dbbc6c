import { type IDBPDatabase, openDB } from 'idb';
import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { create } from 'zustand';
import { adminLoggedIn } from '../contract/admin/session.ts';
import { clockOffset } from '../device/server-clock.ts';
import { deskWords } from '../i18n/admin/layout.ts';

export type DeskSession = v.InferOutput<typeof adminLoggedIn>;

type SessionShown = {
  /** false until it is known whether there is one */
  known: boolean;
  session: DeskSession | undefined;
  /** why the last one ended, where that was not its administrator's wish */
  ended: string | undefined;
};

export const useDesk = create<SessionShown>(() => ({ known: false, session: undefined, ended: undefined }));

// A database of its own: a customer may be logged in on the same browser, and neither session knows of the other.
const store = 'session';
const key = 'desk';

/** `otherwise` where the browser is told to keep nothing, the machine is full or its database fails. */
async function onShelf<T, F>(work: (shelf: IDBPDatabase) => Promise<T>, otherwise: F): Promise<T | F> {
  try {
    const upgrade = (upgrading: IDBPDatabase) => void upgrading.createObjectStore(store);
    return await work(await openDB('tenawas-desk', 1, { upgrade }));
  } catch {
    return otherwise;
  }
}

const channel = new BroadcastChannel('tenawas-desk');

const leftOf = ({ token }: DeskSession) => (jwtDecode(token).exp ?? 0) * 1000 - (Date.now() + (clockOffset() ?? 0));

async function readKept(): Promise<DeskSession | undefined> {
  const held = useDesk.getState().session;
  const kept = v.safeParse(adminLoggedIn, await onShelf((shelf) => shelf.get(store, key), held));
  return kept.success && leftOf(kept.output) > 0 ? kept.output : undefined;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Nobody's data stays on a screen that was left: it goes when the session's eight hours are over. */
function show(session: DeskSession | undefined, ended?: string): void {
  clearTimeout(timer);
  if (session) timer = setTimeout(() => void endSession(session.token, deskWords.logIn.over), leftOf(session));
  useDesk.setState({ known: true, session, ended });
}

const fill = async () => show(await readKept());

export function followSession(): void {
  channel.onmessage = () => void fill();
  void fill();
}

/** Where it can't be kept it is this window's alone and ends with it, and the others are told nothing. */
export async function keepSession(session: DeskSession): Promise<void> {
  const kept = await onShelf((shelf) => shelf.put(store, session, key), undefined);
  if (kept) channel.postMessage('changed');
  show(session);
}

/** Only of this token: a log-in that came in between, in another tab, stays. */
export async function endSession(token: string, why?: string): Promise<void> {
  const kept = await readKept();
  if (kept && kept.token !== token) return show(kept);
  // Where it can't be taken away, it is worth nothing once the server has been told.
  await onShelf((shelf) => shelf.delete(store, key), undefined);
  channel.postMessage('changed');
  show(undefined, why);
}
