import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leaseTime } from '../../../../src/device/outbox/backoff.ts';
import { type LetterState, letterStates } from '../../../../src/device/outbox/letter.ts';
import { dueAt, type LetterEvent, maySend, next } from '../../../../src/device/outbox/state-machine.ts';
import { letterIn, now, receiptFor } from './letters.ts';

const me = { holder: 'me', now, random: 0.5 };
const problem = (status: number) => ({ type: 'about:blank', title: '', status, message: 'Said by the server.' });
const refusal = (status: number, sentAs = 'abebe'): LetterEvent => ({
  type: 'refused',
  status,
  problem: problem(status),
  token: 'old',
  sentAs,
  ...me,
});

const events = {
  'taken by this sender': { type: 'taken', exclusive: false, ignoreBackoff: false, ...me },
  'taken by another': { type: 'taken', exclusive: true, ignoreBackoff: false, ...me, holder: 'other' },
  'put back': { type: 'put-back', ...me },
  receipt: { type: 'received', receipt: receiptFor(letterIn('queued')), ...me },
  'receipt after the lease': { type: 'received', receipt: receiptFor(letterIn('queued')), ...me, holder: 'late' },
  'receipt of another letter': {
    type: 'received',
    receipt: { ...receiptFor(letterIn('queued')), letterId: 'x' },
    ...me,
  },
  'receipt of other bytes': { type: 'received', receipt: { ...receiptFor(letterIn('queued')), sha256: 'b' }, ...me },
  unreached: { type: 'unreached', why: 'network', ...me },
  'unreached, told late': { type: 'unreached', why: 'network', ...me, holder: 'late' },
  'refused 400': refusal(400),
  'refused 401': refusal(401),
  'refused 403': refusal(403),
  'refused 403 as another': refusal(403, 'sara'),
  'refused 404': refusal(404),
  'refused 409': refusal(409),
  'refused 413': refusal(413),
  'refused 415': refusal(415),
  'refused 422': refusal(422),
  'refused, told late': { ...refusal(422), holder: 'late' } as LetterEvent,
  'token refused': { type: 'token-refused', token: 'old' },
  'logged in': { type: 'logged-in', token: 'new' },
  'logged in with the token refused': { type: 'logged-in', token: 'old' },
  'sent again by hand': { type: 'retry' },
  corrected: { type: 'corrected', by: 'another' },
} satisfies Record<string, LetterEvent>;

/** Where each event leads from each state; what is not named leaves the letter as it is. */
const table: Record<keyof typeof events, Partial<Record<LetterState, LetterState>>> = {
  'taken by this sender': { queued: 'sending' },
  'taken by another': { queued: 'sending', sending: 'sending' },
  'put back': { sending: 'queued' },
  receipt: { queued: 'sent', sending: 'sent', 'needs-login': 'sent', 'needs-attention': 'sent', parked: 'sent' },
  'receipt after the lease': {
    queued: 'sent',
    sending: 'sent',
    'needs-login': 'sent',
    'needs-attention': 'sent',
    parked: 'sent',
  },
  'receipt of another letter': { sending: 'queued' },
  'receipt of other bytes': { sending: 'queued' },
  unreached: { sending: 'queued' },
  'unreached, told late': {},
  'refused 400': { sending: 'needs-attention' },
  'refused 401': { sending: 'needs-login' },
  'refused 403': { sending: 'needs-attention' },
  'refused 403 as another': { sending: 'parked' },
  'refused 404': { sending: 'queued' },
  'refused 409': { sending: 'queued' },
  'refused 413': { sending: 'needs-attention' },
  'refused 415': { sending: 'needs-attention' },
  'refused 422': { sending: 'needs-attention' },
  'refused, told late': {},
  'token refused': { queued: 'needs-login' },
  'logged in': { 'needs-login': 'queued', parked: 'queued' },
  'logged in with the token refused': {},
  'sent again by hand': { 'needs-attention': 'queued' },
  corrected: { 'needs-attention': 'needs-attention' },
};

const cases = Object.entries(table).flatMap(([name, transitions]) =>
  letterStates.map((from) => [from, name as keyof typeof events, transitions[from]] as const),
);

test.each(cases)('%s, %s: %s', (from, name, to) => {
  const letter = letterIn(from);
  const after = next(letter, events[name]);
  if (to === undefined) expect(after).toBe(letter);
  else expect(after).not.toBe(letter);
  expect(after.state).toBe(to ?? from);
});

test.each(cases)('%s, %s: a letter keeps what was written, and only one being sent has a lease', (from, name) => {
  const letter = letterIn(from);
  const after = next(letter, events[name]);
  const { id, owner, kind, body, sha256, schemaVersion, sequence, createdAt } = letter;
  expect(after).toMatchObject({ id, owner, kind, body, sha256, schemaVersion, sequence, createdAt });
  expect(after.lease !== null).toBe(after.state === 'sending');
  expect(after.receipt !== null).toBe(after.state === 'sent');
});

describe('a refusal', () => {
  test('keeps the messages of the server and its field errors', () => {
    const errors = { hospital: { code: 'not-offered' as const, message: 'This is not among the choices on offer.' } };
    const event = { ...refusal(422), problem: { ...problem(422), errors } } as LetterEvent;
    expect(next(letterIn('sending'), event).lastError).toEqual({
      at: now,
      why: 'refused',
      status: 422,
      message: 'Said by the server.',
      errors,
    });
  });
});

describe('waiting', () => {
  const failed = (attempts: number, random: number, retryAfter?: number) =>
    next(letterIn('sending', { attempts }), {
      type: 'unreached',
      why: 'busy',
      ...me,
      random,
      ...(retryAfter !== undefined && { retryAfter }),
    });

  test('takes five seconds at least and a quarter of an hour at most, with full jitter', () => {
    expect(failed(1, 0).nextAt - now).toBe(5_000);
    expect(failed(1, 1).nextAt - now).toBe(10_000);
    expect(failed(2, 1).nextAt - now).toBe(20_000);
    expect(failed(30, 0).nextAt - now).toBe(5_000);
    expect(failed(30, 1).nextAt - now).toBe(15 * 60_000);
    expect(failed(5_000, 1).nextAt - now).toBe(15 * 60_000);
  });

  test('honours Retry-After even when the customer is in a hurry, an hour at most', () => {
    const retryAfter = failed(1, 0, 120_000);
    expect(retryAfter.nextAt - now).toBe(120_000);
    const at = (later: number, ignoreBackoff: boolean) =>
      maySend(retryAfter, { now: now + later, exclusive: true, ignoreBackoff });
    expect(at(119_999, true)).toBe(false);
    expect(at(120_000, true)).toBe(true);
    expect(failed(1, 0, 10 ** 12).nextAt - now).toBe(60 * 60_000);
  });

  test('is over at once when the customer is in a hurry', () => {
    const letter = failed(9, 1);
    expect(maySend(letter, { now, exclusive: true, ignoreBackoff: false })).toBe(false);
    expect(maySend(letter, { now, exclusive: true, ignoreBackoff: true })).toBe(true);
  });

  test('ends within the hour, whatever happens to the clock', () => {
    const clock = fc.integer({ min: -(10 ** 12), max: 10 ** 12 });
    const retryAfter = fc.option(fc.nat(10 ** 10), { nil: undefined });
    fc.assert(
      fc.property(
        fc.nat(40),
        fc.double({ min: 0, max: 1, noNaN: true }),
        retryAfter,
        clock,
        (attempts, random, retryAfterValue, jump) => {
          const letter = failed(attempts + 1, random, retryAfterValue);
          expect(dueAt(letter, now + jump) - (now + jump)).toBeLessThanOrEqual(60 * 60_000 + 5_000);
        },
      ),
      { seed: 20_261_120 },
    );
  });
});

describe('a lease', () => {
  const remaining = letterIn('sending', { lease: { holder: 'killed', until: now + leaseTime } });
  const at = (later: number, exclusive = false) =>
    maySend(remaining, { now: now + later, exclusive, ignoreBackoff: true });

  test('keeps others off until it is over', () => {
    expect(at(0)).toBe(false);
    expect(at(leaseTime - 1)).toBe(false);
    expect(at(leaseTime)).toBe(true);
  });

  test('does not delay a sender that holds the lock', () => {
    expect(at(0, true)).toBe(true);
  });

  test('from a clock since put back is over', () => {
    expect(at(-10 * leaseTime)).toBe(true);
  });
});
