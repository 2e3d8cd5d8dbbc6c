import type { Problem } from '../../contract/problem.ts';
import type { Receipt } from '../../contract/responses/receipt.ts';
import { backoff, leaseTime, stillAhead } from './backoff.ts';
import { type LastError, type Letter, listedOf } from './letter.ts';

type Attempt = { holder: string; now: number };

export type LetterEvent =
  | ({ type: 'taken'; alone: boolean; hurried: boolean } & Attempt)
  /** the session was another's by the time it should have gone */
  | ({ type: 'put-back' } & Attempt)
  | ({ type: 'received'; receipt: Receipt; random: number } & Attempt)
  | ({ type: 'unreached'; why: string; retryAfter?: number; status?: number; random: number } & Attempt)
  | ({ type: 'refused'; status: number; problem: Problem; token: string; sentAs: string; random: number } & Attempt)
  /** the token was refused with another letter */
  | { type: 'token-refused'; token: string }
  /** the owner is logged in, with this token */
  | { type: 'logged-in'; token: string }
  | { type: 'retry' }
  | { type: 'corrected'; by: string };

/** The letter after the event; the very same one when the event says nothing to it. */
export function next(letter: Letter, event: LetterEvent): Letter {
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

const isHeldBy = (letter: Letter, { holder }: Attempt) => letter.state === 'sending' && letter.lease?.holder === holder;
const wantsLogIn = ({ state }: Letter) => state === 'needs-login' || state === 'parked';
const queuedAtOnce = (letter: Letter): Letter => ({ ...letter, state: 'queued', nextAt: 0, refusedToken: null });

/** When it may be sent by itself. */
export function dueAt(letter: Letter, now: number): number {
  if (letter.state === 'queued') return stillAhead(letter.nextAt, now) ? letter.nextAt : now;
  if (letter.state !== 'sending') return Number.POSITIVE_INFINITY;
  return letter.lease && stillAhead(letter.lease.until, now, leaseTime) ? letter.lease.until : now;
}

export type Taking = { now: number; alone: boolean; hurried: boolean };

/**
 * A customer's hurry goes before a letter's own time, not before the peace that the server asked for. A letter left by a
 * sender gone missing is taken over: at once by one who knows to be alone, else after its lease.
 */
export function maySend(letter: Letter, { now, alone, hurried }: Taking): boolean {
  if (letter.state === 'sending' && alone) return true;
  if (letter.state === 'queued' && hurried) return !stillAhead(letter.notBefore, now);
  return dueAt(letter, now) <= now;
}

function taken(letter: Letter, { holder, now }: Attempt): Letter {
  const lease = { holder, until: now + leaseTime };
  return { ...letter, state: 'sending', lease, attempts: letter.attempts + 1, triedAt: now };
}

/** A receipt counts whoever brings it, even long after the lease: it is about these very bytes. */
function received(letter: Letter, event: Extract<LetterEvent, { type: 'received' }>): Letter {
  if (letter.state === 'sent') return letter;
  const { receipt, now } = event;
  if (receipt.letterId !== letter.id || receipt.sha256 !== letter.sha256) {
    return isHeldBy(letter, event) ? waiting(letter, event, 'wrong-receipt') : letter;
  }
  const sent = { state: 'sent', receipt, sentAt: now, lastError: null, refusedToken: null } as const;
  return { ...letter, ...free, ...sent, body: listedOf(letter.body) };
}

type Failed = { now: number; random: number; retryAfter?: number; status?: number };

function waiting(letter: Letter, { now, random, retryAfter, status }: Failed, why: string): Letter {
  const { nextAt, notBefore } = backoff(letter.attempts, { now, random, retryAfter });
  const lastError: LastError = { at: now, why, ...(status !== undefined && { status }) };
  return { ...letter, ...free, state: 'queued', nextAt, notBefore, lastError };
}

/** Refusals that are about what the letter says. Of any other (no such address, a conflict) the letter is not the cause. */
export const aboutTheLetter = new Set([400, 403, 413, 415, 422]);

function refused(letter: Letter, event: Extract<LetterEvent, { type: 'refused' }>): Letter {
  const { now, status, problem, token, sentAs } = event;
  const { message, errors } = problem;
  const lastError: LastError = { at: now, why: 'refused', status, message, ...(errors && { errors }) };
  const answered = { ...letter, ...free, lastError };
  if (status === 401) return { ...answered, state: 'needs-login', refusedToken: token };
  if (status === 403 && sentAs !== letter.owner) return { ...answered, state: 'parked', refusedToken: token };
  if (aboutTheLetter.has(status)) return { ...answered, state: 'needs-attention' };
  return waiting(letter, event, 'refused');
}
