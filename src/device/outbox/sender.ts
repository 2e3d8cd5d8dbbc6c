import type { Receipt } from '../../contract/responses/receipt.ts';
import type { Result } from '../api-client.ts';
import { type Session, tailOf } from '../session.ts';
import type { Letter } from './letter.ts';
import { aboutTheLetter, type LetterEvent, maySend } from './state-machine.ts';

export type SenderStore = {
  /** this owner's letters in the order of writing */
  unsent(owner: string): Promise<Letter[]>;
  /** reads the letter anew, puts the event to it and says what it is then */
  change(id: string, event: LetterEvent): Promise<Letter | undefined>;
  changeAll(owner: string, event: LetterEvent): Promise<void>;
};

export type SenderNetwork = {
  deliver(letter: Letter, token: string): Promise<Result<Receipt>>;
  /** the receipts of those that arrived */
  arrived(ids: string[], token: string): Promise<Result<Receipt[]>>;
};

export type SenderTools = {
  store: SenderStore;
  network: SenderNetwork;
  /** the session of this moment, if it is of any use to the server */
  session(): Promise<Session | undefined>;
  tokenRefused(token: string): Promise<void>;
  now(): number;
  random(): number;
  /** tells this run from every other */
  holder: string;
  /** no other sender can be at work */
  alone: boolean;
  hurried: boolean;
};

/**
 * Tries each letter of whoever is logged in that may be sent now, once, in the order of writing. Killed between any two
 * steps it leaves a letter that is sent again under the same key, which the server takes once. Says which it tried.
 */
export async function runSender(tools: SenderTools): Promise<Set<string>> {
  const tried = new Set<string>();
  for (;;) {
    const session = await tools.session();
    if (!session) return tried;
    const owner = session.user.id;
    await tools.store.changeAll(owner, { type: 'logged-in', token: tailOf(session.token) });
    const { alone, hurried } = tools;
    const now = tools.now();
    const unsent = await tools.store.unsent(owner);
    const ready = unsent.filter((letter) => !tried.has(letter.id) && maySend(letter, { now, alone, hurried }));
    if (ready.length === 0) return tried;
    for (const { id } of ready) {
      tried.add(id);
      const goOn = await sendLetter(id, owner, tools);
      if (!goOn) break;
    }
  }
}

/** False when the session is no longer what it was. */
async function sendLetter(id: string, owner: string, tools: SenderTools): Promise<boolean> {
  const { store, holder, alone, hurried } = tools;
  const attempt = () => ({ holder, now: tools.now() });
  const letter = await store.change(id, { type: 'taken', alone, hurried, ...attempt() });
  if (letter?.state !== 'sending' || letter.lease?.holder !== holder) return true;
  const session = await tools.session();
  if (session?.user.id !== letter.owner) {
    await store.change(id, { type: 'put-back', ...attempt() });
    return false;
  }
  const result = await outcome(letter, session.token, tools);
  await store.change(id, { ...eventOf(result, session), ...attempt(), random: tools.random() });
  if (result.kind !== 'refused' || result.status !== 401) return true;
  await tools.tokenRefused(session.token);
  await store.changeAll(owner, { type: 'token-refused', token: tailOf(session.token) });
  return false;
}

/**
 * A letter may have arrived before, its reply lost: then a refusal now is not the last word on it. Not even at the first
 * attempt: where a line breaks, Chromium sends a request once more by itself, and the refusal may be of that one.
 */
async function outcome(letter: Letter, token: string, { network }: SenderTools): Promise<Result<Receipt>> {
  const result = await network.deliver(letter, token);
  if (result.kind !== 'refused' || !aboutTheLetter.has(result.status)) return result;
  const asked = await network.arrived([letter.id], token);
  if (asked.kind !== 'answer') return asked;
  const receipt = asked.answer.find(({ letterId }) => letterId === letter.id);
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
        token: tailOf(token),
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
