import { create } from 'zustand';
import type { PayloadInput } from '../../contract/endpoint.ts';
import type { LetterKind, letterEndpoints } from '../../contract/letters.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import { registerSync, sendLettersNow as sendAll, sendDueLetters, watchOutbox } from '../../device/outbox/scheduler.ts';
import { discardLetter, lettersOf, sendAgain } from '../../device/outbox/store.ts';
import { type Submission, submitLetter } from '../../device/outbox/submit.ts';
import { queryClient } from '../../layout/query-client.ts';
import { followSession, useSession } from './session-store.ts';
import { updateSessionHint } from './update-session-hint.ts';

type OutboxShown = {
  /** of whoever is logged in, in the order of writing, without those that a corrected one replaced */
  letters: readonly Letter[];
  /** those the server has not confirmed, counting what this release cannot read */
  waiting: number;
  lastTry?: number;
  /** false until the phone's database has answered for this customer */
  known: boolean;
};

const nothing: OutboxShown = { letters: [], waiting: 0, known: false };

export const useOutbox = create<OutboxShown>(() => nothing);

const sessionNow = () => useSession.getState().session;

const sentIn = (letters: readonly Letter[]) => letters.filter(({ state }) => state === 'sent').length;

let reading = 0;
let latest: Promise<void> | undefined;

/** Resolves once the store shows what the phone has: where another reading has begun meanwhile, with that one. */
function fill(): Promise<void> {
  latest = read(++reading);
  return latest;
}

async function read(mine: number): Promise<void> {
  const session = sessionNow();
  if (!session) return useOutbox.setState(nothing, true);
  const owner = session.user.id;
  const { letters, unreadable } = await lettersOf(owner);
  if (mine !== reading) return latest;
  const before = useOutbox.getState();
  // A letter that has arrived may have changed what the server knows.
  if (before.known && sentIn(letters) > sentIn(before.letters))
    void queryClient.invalidateQueries({ queryKey: [owner] });
  const unsent = letters.filter(({ state }) => state !== 'sent');
  const lastTry = Math.max(...unsent.map(({ triedAt }) => triedAt ?? 0));
  const waiting = unsent.length + unreadable;
  useOutbox.setState({ letters, waiting, known: true, ...(lastTry > 0 && { lastTry }) }, true);
  updateSessionHint(session, waiting);
}

const patrol = 30_000;
let following = false;

/** The page's store follows the phone's, and letters are sent whenever there is reason to hope that they arrive. */
export function followOutbox(): void {
  if (following) return;
  following = true;
  watchOutbox(() => void fill());
  useSession.subscribe((now, before) => {
    if (now.session?.token !== before.session?.token) void fill().then(sendAll);
  });
  addEventListener('online', () => void sendAll());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendAll();
  });
  setInterval(() => {
    if (document.visibilityState === 'visible' && useOutbox.getState().waiting > 0) void sendDueLetters();
  }, patrol);
  void fill().then(sendAll);
}

/** On a page that is no customer's room, where nothing else has asked who is here. */
export function startSending(): void {
  followSession();
  followOutbox();
}

export const sendLettersNow = (): Promise<void> => sendAll();

/**
 * Resolves once the letter is safe on this phone; rejects with `NotStored`. `draft` goes with it,
 * `supersedes` the letter in need of correction that this one takes the place of.
 */
export async function submit<K extends LetterKind>(
  kind: K,
  payload: PayloadInput<(typeof letterEndpoints)[K]>,
  { owner = sessionNow()?.user.id ?? '', ...more }: Partial<Pick<Submission, 'owner' | 'draft' | 'supersedes'>> = {},
): Promise<Letter> {
  const letter = await submitLetter({ owner, kind, payload, ...more });
  await fill();
  void sendAll();
  void navigator.serviceWorker?.ready.then(registerSync);
  // Something is here now that must not be cleared away when the phone runs out of room.
  void navigator.storage?.persist?.();
  return letter;
}

export async function discard(id: string): Promise<void> {
  await discardLetter(id);
  await fill();
}

/** One that was refused goes as it is: nothing in it was to be corrected. */
export async function sendUnchanged(id: string): Promise<void> {
  await sendAgain(id);
  await fill();
  await sendAll();
}

const formOf = (kind: LetterKind) => (kind === 'premium-claim' ? '/premium-claims' : '/claimform');

/** Where a claim that was declined, or is short of something, is written anew. */
export const corrected = ({ id, kind }: { id: string; kind: LetterKind }) => `${formOf(kind)}?corrects=${id}`;

/** Where a refused letter is corrected: its form, holding what it says. */
export function correct({ id, kind }: Pick<Letter, 'id' | 'kind'>): string {
  return `${formOf(kind)}?correct=${id}`;
}
