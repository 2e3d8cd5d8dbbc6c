import { create } from 'zustand';
import type { PayloadInput } from '../../contract/endpoint.ts';
import { endpointOfLetter, type LetterKind } from '../../contract/letters.ts';
import { listen } from '../../device/channel.ts';
import { editLetter } from '../../device/outbox/edit.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import { registerSync, watchOutbox } from '../../device/outbox/scheduler.ts';
import { discardLetter, lettersOfOwner, sendAgain } from '../../device/outbox/store.ts';
import { type Submission, submitLetter } from '../../device/outbox/submit.ts';
import { waitingPhotosOf } from '../../device/photos/store.ts';
import { uploadWaitingPhotos } from '../../device/photos/upload.ts';
import { sendAll, sendDue } from '../../device/send.ts';
import { draftName, draftPath, formPathOf } from './draft-path.ts';
import { formValuesOf, isClaim, parseLetter } from './letter-content.ts';
import { queryClient } from './query-client.ts';
import { startSessionSync, useSession } from './session-store.ts';
import { updateSessionHint } from './update-session-hint.ts';

type OutboxState = {
  /** of the customer who is logged in, in the order of creation, without those replaced by a correction */
  letters: readonly Letter[];
  /** how many letters the server has not confirmed, including those this version cannot read */
  waiting: number;
  /** how many photos of submitted claims the server does not have yet */
  waitingPhotos: number;
  lastAttemptAt?: number;
  /** false until the letters have been read from IndexedDB */
  isLoaded: boolean;
};

const emptyState: OutboxState = { letters: [], waiting: 0, waitingPhotos: 0, isLoaded: false };

export const useOutbox = create<OutboxState>(() => emptyState);

const currentSession = () => useSession.getState().session;

const countSent = (letters: readonly Letter[]) => letters.filter(({ state }) => state === 'sent').length;

let latestReadId = 0;
let latestRead: Promise<void> | undefined;

/** Resolves once the store shows what is in IndexedDB; a read that a later one has overtaken resolves with that one. */
function reload(): Promise<void> {
  latestRead = read(++latestReadId);
  return latestRead;
}

async function read(readId: number): Promise<void> {
  const session = currentSession();
  if (!session) return useOutbox.setState(emptyState, true);
  const owner = session.user.id;
  const [{ letters, unreadable }, photos] = await Promise.all([lettersOfOwner(owner), waitingPhotosOf(owner)]);
  if (readId !== latestReadId) return latestRead;
  // While locked, only how many there are is known.
  const isLocked = useSession.getState().pin === 'locked';
  const previous = useOutbox.getState();
  // A letter that has been received may have changed the data on the server.
  if (previous.isLoaded && countSent(letters) > countSent(previous.letters))
    void queryClient.invalidateQueries({ queryKey: [owner] });
  const unsent = letters.filter(({ state }) => state !== 'sent');
  const lastAttemptAt = Math.max(...unsent.map(({ triedAt }) => triedAt ?? 0));
  const waiting = unsent.length + unreadable;
  const waitingPhotos = photos.length;
  useOutbox.setState(
    {
      letters: isLocked ? [] : letters,
      waiting,
      waitingPhotos,
      isLoaded: true,
      ...(lastAttemptAt > 0 && { lastAttemptAt }),
    },
    true,
  );
  updateSessionHint(session, waiting + waitingPhotos);
}

/** Their progress is announced with every piece; only how many are left concerns the store. */
async function countWaitingPhotos(): Promise<void> {
  const session = currentSession();
  if (session && (await waitingPhotosOf(session.user.id)).length !== useOutbox.getState().waitingPhotos) await reload();
}

const sendInterval = 30_000;
let isSyncing = false;

/** Keeps the store in step with IndexedDB, and sends queued letters when the network may be back. */
export function startOutboxSync(): void {
  if (isSyncing) return;
  isSyncing = true;
  watchOutbox(() => void reload());
  listen('photos', () => void countWaitingPhotos());
  useSession.subscribe((now, previous) => {
    if (now.session?.token !== previous.session?.token) void reload().then(sendAll);
    else if (now.pin !== previous.pin) void reload();
  });
  addEventListener('online', () => void sendAll());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendAll();
  });
  setInterval(() => {
    const { waiting, waitingPhotos } = useOutbox.getState();
    if (document.visibilityState === 'visible' && waiting + waitingPhotos > 0) void sendDue();
  }, sendInterval);
  void reload().then(sendAll);
}

/** For public pages, where no `requireCustomer` has started the stores. */
export function startSendingLetters(): void {
  startSessionSync();
  startOutboxSync();
}

export const sendQueuedLetters = (): Promise<void> => sendAll();

/** By the customer, also where photos wait for Wi-Fi. */
export async function sendEverythingNow(): Promise<void> {
  await sendAll();
  await uploadWaitingPhotos({ ignoreBackoff: true, onAnyConnection: true });
}

/**
 * Resolves once the letter is stored on this device; rejects with `NotStored`. The `draft` is deleted in the same transaction;
 * `supersedes` is the refused letter that this one replaces.
 */
export async function submit<K extends LetterKind>(
  kind: K,
  payload: PayloadInput<(typeof endpointOfLetter)[K]>,
  {
    owner = currentSession()?.user.id ?? '',
    ...more
  }: Partial<Pick<Submission, 'owner' | 'draft' | 'supersedes' | 'editedId' | 'photos'>> = {},
): Promise<Letter> {
  const letter = await submitLetter({ owner, kind, payload, ...more });
  await reload();
  void sendAll();
  void navigator.serviceWorker?.ready.then(registerSync);
  // Asks the browser not to evict the database while there are unsent letters in it.
  void navigator.storage?.persist?.();
  return letter;
}

export async function discard(id: string): Promise<void> {
  await discardLetter(id);
  await reload();
}

/** Opens a waiting claim in its form again. Resolves to the path of the form, or undefined if the claim has just been sent. */
export async function edit(letter: Letter): Promise<string | undefined> {
  const { kind } = letter;
  const values = formValuesOf(letter);
  const form = draftName(kind, { editedId: letter.id, correctedId: values.corrects as string | undefined });
  const isEdited = await editLetter(letter, { form, version: endpointOfLetter[kind].payload.version, values });
  await reload();
  return isEdited ? draftPath(form, []) : undefined;
}

/** Sends a refused letter again, unchanged: for kinds that have nothing to correct. */
export async function resend(id: string): Promise<void> {
  await sendAgain(id);
  await reload();
  await sendAll();
}

/** The form that corrects a claim which was declined or needs more information. */
export const claimCorrectionPath = ({ id, kind }: { id: string; kind: LetterKind }) =>
  `${formPathOf(kind)}?corrects=${id}`;

/** The form that corrects a refused letter, filled in with its values; undefined for kinds that have nothing to correct. */
export function letterCorrectionPath(letter: Letter): string | undefined {
  const { kind, payload } = parseLetter(letter);
  if (kind === 'subscription') return `/subscribe?service=${payload.service}`;
  if (kind === 'upgrade') return '/upgrade';
  if (kind === 'call-back') return '/call-me-back';
  if (kind === 'family-member') return '/family';
  return isClaim(letter) ? `${formPathOf(kind)}?correct=${letter.id}` : undefined;
}
