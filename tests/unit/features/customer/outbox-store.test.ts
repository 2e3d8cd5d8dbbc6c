// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withDatabase } from '../../../../src/device/database.ts';
import { letterStates } from '../../../../src/device/outbox/letter.ts';
import { readSessionHint } from '../../../../src/device/session-hint.ts';
import {
  claimCorrectionPath,
  discard,
  letterCorrectionPath,
  resend,
  sendQueuedLetters,
  startSendingLetters,
  submit,
  useOutbox,
} from '../../../../src/features/customer/outbox-store.ts';
import { queryClient } from '../../../../src/features/customer/query-client.ts';
import { logInWithToken, logOut, useSession } from '../../../../src/features/customer/session-store.ts';
import { letterIn } from '../../device/outbox/letters.ts';
import { tokenFor } from '../../device/tokens.ts';

/** However busy the machine is. */
vi.setConfig({ testTimeout: 30_000 });
const eventually = (check: () => void) => vi.waitFor(check, 10_000);

const shown = () => useOutbox.getState();
const ids = () => shown().letters.map(({ id }) => id);
const payload = { hospital: 'City Hospital', service: 'telemedicine', paymentMethod: 'Cash', description: '' };

type Server = 'out of reach' | 'takes all' | 'refuses the token' | 'refuses the content';
let server: Server;
let received: { key: string; token: string }[];

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

async function answer(url: string, { headers, body }: RequestInit): Promise<Response> {
  if (server === 'out of reach') throw new TypeError('Failed to fetch');
  const [key, token] = ['idempotency-key', 'authorization'].map((name) => new Headers(headers).get(name) ?? '');
  if (url.endsWith('/logout')) return json(200, { loggedOut: true });
  if (server === 'refuses the token') return json(401, { message: 'Please log in again.' });
  if (url.endsWith('/letters/status')) return json(200, { arrived: [] });
  received.push({ key: key ?? '', token: token ?? '' });
  if (server === 'refuses the content') return json(422, { message: 'Not on offer.' });
  const sha256 = createHash('sha256').update(String(body)).digest('hex');
  const receipt = { letterId: key, sha256, number: 'R-7K2M', receivedAt: '2026-11-20T09:00:00.000Z' };
  return json(201, { Status: 'Success', Message: 'Received.', receipt });
}

const put = (...letters: object[]) =>
  withDatabase(async (database) => {
    await Promise.all(letters.map((letter) => database.put('outbox', letter)));
  });

beforeEach(async () => {
  server = 'out of reach';
  received = [];
  vi.stubGlobal('fetch', answer);
  await withDatabase(async (database) => {
    await Promise.all([database.clear('session'), database.clear('outbox')]);
  });
  queryClient.clear();
  startSendingLetters();
});
/** What a test has started to send must end before the environment is torn down. */
afterEach(async () => {
  const session = useSession.getState().session;
  if (session) await logOut(session);
  await eventually(() => expect(shown().isLoaded).toBe(false));
  await sendQueuedLetters();
  vi.unstubAllGlobals();
});

/** Logs in, and waits until the page has read what is on the phone. */
async function logIn(owner = 'hiwot', signature?: string) {
  const session = await logInWithToken(tokenFor(owner, signature));
  await eventually(() => expect(shown().isLoaded).toBe(true));
  if (!session) throw new Error('This token cannot be read.');
  return session;
}

test('nobody who is not logged in has letters', async () => {
  await put(letterIn('queued', { owner: 'hiwot' }));
  await sendQueuedLetters();
  expect(shown()).toEqual({ letters: [], waiting: 0, waitingPhotos: 0, isLoaded: false });
});

test('all letters but the sent are waiting, and what another release wrote is counted', async () => {
  await put(...letterStates.map((state, sequence) => letterIn(state, { id: state, owner: 'hiwot', sequence })), {
    ...letterIn('queued'),
    id: 'strange',
    owner: 'hiwot',
    state: 'folded',
    version: 9,
  });
  await logIn();
  expect(shown().letters.length).toBe(letterStates.length);
  expect(shown().waiting).toBe(letterStates.length);
  expect(readSessionHint(() => localStorage)).toEqual({ role: 'customer', waiting: letterStates.length });
});

test('each customer sees their own letters only, in the order of writing, and none after the log-out', async () => {
  await put(
    letterIn('queued', { id: 'second', owner: 'hiwot', sequence: 2 }),
    letterIn('queued', { id: 'first', owner: 'hiwot', sequence: 1 }),
    letterIn('queued', { id: 'other', owner: 'almaz', sequence: 3 }),
  );
  const session = await logIn();
  expect(ids()).toEqual(['first', 'second']);
  await logOut(session);
  await eventually(() => expect(shown()).toEqual({ letters: [], waiting: 0, waitingPhotos: 0, isLoaded: false }));
  await logIn('almaz');
  expect(ids()).toEqual(['other']);
  expect(shown().waiting).toBe(1);
});

test('a letter that was submitted out of reach waits, with the time of its last try', async () => {
  await logIn();
  const before = Date.now();
  const letter = await submit('claim', payload);
  expect(letter).toMatchObject({ owner: 'hiwot', state: 'queued' });
  expect(ids()).toEqual([letter.id]);
  expect(shown().waiting).toBe(1);
  await eventually(() => expect(shown().lastAttemptAt).toBeGreaterThanOrEqual(before));
  expect(shown().waiting).toBe(1);
});

test('a letter that the server confirms waits no more, and what it may have changed is asked again', async () => {
  server = 'takes all';
  const { token } = await logIn();
  queryClient.setQueryData(['hiwot', 'claims'], 'old');
  queryClient.setQueryData(['almaz', 'claims'], 'old');
  const { id } = await submit('claim', payload);
  await eventually(() => expect(shown().letters).toMatchObject([{ id, state: 'sent' }]));
  expect(shown().waiting).toBe(0);
  expect(received).toEqual([{ key: id, token: `Bearer ${token}` }]);
  await eventually(() => expect(queryClient.getQueryState(['hiwot', 'claims'])?.isInvalidated).toBe(true));
  expect(queryClient.getQueryState(['almaz', 'claims'])?.isInvalidated).toBe(false);
  expect(readSessionHint(() => localStorage)?.waiting).toBe(0);
});

test('what waited goes when the browser says that there is a network again', async () => {
  await logIn();
  await submit('claim', payload);
  await eventually(() => expect(shown().lastAttemptAt).toBeDefined());
  server = 'takes all';
  dispatchEvent(new Event('online'));
  await eventually(() => expect(shown().letters[0]?.state).toBe('sent'));
});

test('what waited goes when the page is looked at again', async () => {
  await logIn();
  await submit('claim', payload);
  await eventually(() => expect(shown().lastAttemptAt).toBeDefined());
  server = 'takes all';
  document.dispatchEvent(new Event('visibilitychange'));
  await eventually(() => expect(shown().letters[0]?.state).toBe('sent'));
});

test('a letter whose token the server refuses waits for a log-in, which shows the session as not alive and then sends it', async () => {
  server = 'refuses the token';
  await logIn();
  await submit('claim', payload);
  await eventually(() => expect(shown().letters[0]?.state).toBe('needs-login'));
  await eventually(() => expect(useSession.getState()).toMatchObject({ session: {}, isTokenValid: false }));
  expect(shown().waiting).toBe(1);
  server = 'takes all';
  await logIn('hiwot', 'another-signature');
  await eventually(() => expect(shown().letters[0]?.state).toBe('sent'));
});

test('a refused letter waits for its customer, who sends it again as it is or discards it', async () => {
  server = 'refuses the content';
  await logIn();
  const { id } = await submit('claim', payload);
  await eventually(() => expect(shown().letters[0]?.state).toBe('needs-attention'));
  expect(shown().letters[0]?.lastError?.message).toBe('Not on offer.');
  expect(shown().waiting).toBe(1);
  await resend(id);
  await eventually(() => expect(received.length).toBe(2));
  await eventually(() => expect(shown().letters[0]?.state).toBe('needs-attention'));
  await discard(id);
  expect(shown()).toMatchObject({ letters: [], waiting: 0 });
});

test('a letter that corrects another takes its place in the list and in the count', async () => {
  server = 'refuses the content';
  await logIn();
  const first = await submit('claim', payload);
  await eventually(() => expect(shown().letters[0]?.state).toBe('needs-attention'));
  server = 'out of reach';
  const second = await submit('claim', payload, { supersedes: first.id });
  expect(ids()).toEqual([second.id]);
  expect(shown().waiting).toBe(1);
});

test('a letter is corrected in the form of its kind', () => {
  expect(letterCorrectionPath(letterIn('needs-attention', { id: 'a' }))).toBe('/claimform?correct=a');
  expect(letterCorrectionPath(letterIn('needs-attention', { id: 'a', kind: 'premium-claim' }))).toBe(
    '/premium-claims?correct=a',
  );
  expect(claimCorrectionPath({ id: 'b', kind: 'claim' })).toBe('/claimform?corrects=b');
  expect(claimCorrectionPath({ id: 'b', kind: 'premium-claim' })).toBe('/premium-claims?corrects=b');
});
