import type { Receipt } from '../../contract/responses/receipt.ts';
import type { Result } from '../api-client.ts';
import { type Session, tokenSuffix } from '../session-record.ts';
import type { StoredLetter } from './letter.ts';
import { aboutTheLetter, type LetterEvent, maySend } from './state-machine.ts';

export type SenderStore = {
  /** Sorted by sequence. */
  unsent(owner: string): Promise<StoredLetter[]>;
  /** Reads the letter, applies the event, stores the result and returns it. */
  change(id: string, event: LetterEvent): Promise<StoredLetter | undefined>;
  changeAll(owner: string, event: LetterEvent): Promise<void>;
};

export type SenderNetwork = {
  deliver(letter: StoredLetter, token: string): Promise<Result<Receipt>>;
  /** Returns the receipts of the letters that have arrived. */
  arrived(ids: string[], token: string): Promise<Result<Receipt[]>>;
};

export type SenderOptions = {
  store: SenderStore;
  network: SenderNetwork;
  session(): Promise<Session | undefined>;
  tokenRefused(token: string): Promise<void>;
  now(): number;
  random(): number;
  /** The id of this run, stored in the lease. */
  holder: string;
  /** This run holds the outbox lock, so no other sender is running. */
  exclusive: boolean;
  ignoreBackoff: boolean;
};

/**
 * Tries each sendable letter of the logged-in customer once, by sequence, and returns the ids of those it tried. If
 * it is terminated at any point the letter is sent again with the same Idempotency-Key, and the server accepts it
 * only once.
 */
export async function sendLetters(options: SenderOptions): Promise<Set<string>> {
  const tried = new Set<string>();
  for (;;) {
    const session = await options.session();
    if (!session) return tried;
    const owner = session.user.id;
    await options.store.changeAll(owner, { type: 'logged-in', token: tokenSuffix(session.token) });
    const { exclusive, ignoreBackoff } = options;
    const now = options.now();
    const unsent = await options.store.unsent(owner);
    const ready = unsent.filter(
      (letter) => !tried.has(letter.id) && maySend(letter, { now, exclusive, ignoreBackoff }),
    );
    if (ready.length === 0) return tried;
    for (const { id } of ready) {
      tried.add(id);
      const goOn = await sendLetter(id, owner, options);
      if (!goOn) break;
    }
  }
}

/** Returns false if the session has changed. */
async function sendLetter(id: string, owner: string, options: SenderOptions): Promise<boolean> {
  const { store, holder, exclusive, ignoreBackoff } = options;
  const attempt = () => ({ holder, now: options.now() });
  const letter = await store.change(id, { type: 'taken', exclusive, ignoreBackoff, ...attempt() });
  if (letter?.state !== 'sending' || letter.lease?.holder !== holder) return true;
  const session = await options.session();
  if (session?.user.id !== letter.owner) {
    await store.change(id, { type: 'put-back', ...attempt() });
    return false;
  }
  const result = await outcome(letter, session.token, options);
  await store.change(id, { ...eventOf(result, session), ...attempt(), random: options.random() });
  if (result.kind !== 'refused' || result.status !== 401) return true;
  await options.tokenRefused(session.token);
  await store.changeAll(owner, { type: 'token-refused', token: tokenSuffix(session.token) });
  return false;
}

/**
 * Checks a refusal with the server before accepting it: the letter may have arrived earlier and its response been
 * lost. This also applies to the first attempt, because Chromium repeats a request by itself when a connection
 * breaks.
 */
async function outcome(letter: StoredLetter, token: string, { network }: SenderOptions): Promise<Result<Receipt>> {
  const result = await network.deliver(letter, token);
  if (result.kind !== 'refused' || !aboutTheLetter.has(result.status)) return result;
  const status = await network.arrived([letter.id], token);
  if (status.kind !== 'answer') return status;
  const receipt = status.answer.find(({ letterId }) => letterId === letter.id);
  return receipt ? { kind: 'answer', answer: receipt } : result;
}

type Outcome<E = LetterEvent> = E extends { random: number } ? Omit<E, 'holder' | 'now' | 'random'> : never;

function eventOf(result: Result<Receipt>, { token, user }: Session): Outcome {
  switch (result.kind) {
    case 'answer':
      return { type: 'received', receipt: result.answer };
    case 'refused':
      return {
        type: 'refused',
        status: result.status,
        problem: result.problem,
        token: tokenSuffix(token),
        sentAs: user.id,
      };
    case 'unreachable':
      return {
        type: 'unreached',
        why: result.why,
        ...(result.retryAfter !== undefined && { retryAfter: result.retryAfter }),
      };
  }
}
