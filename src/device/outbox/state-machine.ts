import type { Problem } from '../../contract/problem.ts';
import type { Receipt } from '../../contract/responses/receipt.ts';
import { backoff, leaseTime, stillAhead } from './backoff.ts';
import { type LastError, type StoredLetter, summaryOf } from './letter.ts';

type Attempt = { holder: string; now: number };

export type LetterEvent =
  | ({ type: 'taken'; exclusive: boolean; ignoreBackoff: boolean } & Attempt)
  /** The session changed to another customer before the letter was sent. */
  | ({ type: 'put-back' } & Attempt)
  | ({ type: 'received'; receipt: Receipt; random: number } & Attempt)
  | ({ type: 'unreached'; why: string; retryAfter?: number; status?: number; random: number } & Attempt)
  | ({ type: 'refused'; status: number; problem: Problem; token: string; sentAs: string; random: number } & Attempt)
  /** The token was refused while sending another letter. */
  | { type: 'token-refused'; token: string }
  | { type: 'logged-in'; token: string }
  | { type: 'retry' }
  | { type: 'corrected'; by: string };

/** Returns the letter after the event, or the same object if the event does not apply. */
export function next(letter: StoredLetter, event: LetterEvent): StoredLetter {
  switch (event.type) {
    case 'taken':
      return maySend(letter, event) ? taken(letter, event) : letter;
    case 'put-back':
      return isHeldBy(letter, event) ? { ...letter, ...free, state: 'queued', attempts: letter.attempts - 1 } : letter;
    case 'received':
      return received(letter, event);
    case 'unreached':
      return isHeldBy(letter, event) ? waiting(letter, event, event.why) : letter;
    case 'refused':
      return isHeldBy(letter, event) ? refused(letter, event) : letter;
    case 'token-refused':
      return letter.state === 'queued' ? { ...letter, state: 'needs-login', refusedToken: event.token } : letter;
    case 'logged-in':
      return wantsLogIn(letter) && letter.refusedToken !== event.token ? queuedAtOnce(letter) : letter;
    case 'retry':
      return letter.state === 'needs-attention' && !letter.supersededBy ? queuedAtOnce(letter) : letter;
    case 'corrected':
      return letter.state === 'needs-attention' ? { ...letter, supersededBy: event.by } : letter;
  }
}

const free = { lease: null } as const;

const isHeldBy = (letter: StoredLetter, { holder }: Attempt) =>
  letter.state === 'sending' && letter.lease?.holder === holder;
const wantsLogIn = ({ state }: StoredLetter) => state === 'needs-login' || state === 'parked';
const queuedAtOnce = (letter: StoredLetter): StoredLetter => ({
  ...letter,
  state: 'queued',
  nextAt: 0,
  refusedToken: null,
});

/** When the letter may be sent automatically. */
export function dueAt(letter: StoredLetter, now: number): number {
  if (letter.state === 'queued') return stillAhead(letter.nextAt, now) ? letter.nextAt : now;
  if (letter.state !== 'sending') return Number.POSITIVE_INFINITY;
  return letter.lease && stillAhead(letter.lease.until, now, leaseTime) ? letter.lease.until : now;
}

export type Taking = { now: number; exclusive: boolean; ignoreBackoff: boolean };

/**
 * `ignoreBackoff` skips the letter's own retry time but not the server's Retry-After. A letter whose sender was
 * terminated is taken over after its lease, or immediately if the sender holds the lock (`exclusive`).
 */
export function maySend(letter: StoredLetter, { now, exclusive, ignoreBackoff }: Taking): boolean {
  if (letter.state === 'sending' && exclusive) return true;
  if (letter.state === 'queued' && ignoreBackoff) return !stillAhead(letter.notBefore, now);
  return dueAt(letter, now) <= now;
}

function taken(letter: StoredLetter, { holder, now }: Attempt): StoredLetter {
  const lease = { holder, until: now + leaseTime };
  return { ...letter, state: 'sending', lease, attempts: letter.attempts + 1, triedAt: now };
}

/** A receipt is accepted even after the lease has expired, because its hash proves that it is for this body. */
function received(letter: StoredLetter, event: Extract<LetterEvent, { type: 'received' }>): StoredLetter {
  if (letter.state === 'sent') return letter;
  const { receipt, now } = event;
  if (receipt.letterId !== letter.id || receipt.sha256 !== letter.sha256) {
    return isHeldBy(letter, event) ? waiting(letter, event, 'wrong-receipt') : letter;
  }
  const sent = { state: 'sent', receipt, sentAt: now, lastError: null, refusedToken: null } as const;
  // A sealed body is reduced right after this, by `pruneSentLetters`.
  const body = typeof letter.body === 'string' ? summaryOf(letter.body) : letter.body;
  return { ...letter, ...free, ...sent, body };
}

type Failed = { now: number; random: number; retryAfter?: number; status?: number };

function waiting(letter: StoredLetter, { now, random, retryAfter, status }: Failed, why: string): StoredLetter {
  const { nextAt, notBefore } = backoff(letter.attempts, { now, random, retryAfter });
  const lastError: LastError = { at: now, why, ...(status !== undefined && { status }) };
  return { ...letter, ...free, state: 'queued', nextAt, notBefore, lastError };
}

/** Statuses caused by the letter's content. Others (such as 404 or 409) are retried. */
export const aboutTheLetter = new Set([400, 403, 413, 415, 422]);

function refused(letter: StoredLetter, event: Extract<LetterEvent, { type: 'refused' }>): StoredLetter {
  const { now, status, problem, token, sentAs } = event;
  const { message, errors } = problem;
  const lastError: LastError = { at: now, why: 'refused', status, message, ...(errors && { errors }) };
  const answered = { ...letter, ...free, lastError };
  if (status === 401) return { ...answered, state: 'needs-login', refusedToken: token };
  if (status === 403 && sentAs !== letter.owner) return { ...answered, state: 'parked', refusedToken: token };
  if (aboutTheLetter.has(status)) return { ...answered, state: 'needs-attention' };
  return waiting(letter, event, 'refused');
}
