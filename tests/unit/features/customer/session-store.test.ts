// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Profile } from '../../../../src/contract/responses/profile.ts';
import { withDatabase } from '../../../../src/device/database.ts';
import { readDraft, saveDraft } from '../../../../src/device/drafts.ts';
import { readAnswer, storeAnswer } from '../../../../src/device/query-storage.ts';
import { readSession, type Session } from '../../../../src/device/session.ts';
import { readSessionHint } from '../../../../src/device/session-hint.ts';
import { queryClient } from '../../../../src/features/customer/query-client.ts';
import {
  clearEndReason,
  handleSessionRefused,
  logInWithToken,
  logOut,
  reloadSession,
  startSessionSync,
  useSession,
} from '../../../../src/features/customer/session-store.ts';
import { letterIn } from '../../device/outbox/letters.ts';
import { farFuture, tokenFor, tokenOf } from '../../device/tokens.ts';

/** However busy the machine is. */
vi.setConfig({ testTimeout: 30_000 });
const eventually = (check: () => void) => vi.waitFor(check, 10_000);

const shown = () => useSession.getState();
const hint = () => readSessionHint(() => localStorage);
const profile: Profile = {
  user: {
    id: 'hiwot',
    username: 'Hiwot',
    email: 'hiwot@mail.example',
    phone: '+251911000000',
    profilePic: null,
    subscriptionPlan: 'Regular',
  },
  claims: [],
  services: [],
};
const put = (...letters: object[]) =>
  withDatabase(async (database) => {
    await Promise.all(letters.map((letter) => database.put('outbox', letter)));
  });
const letters = () => withDatabase((database) => database.getAllKeys('outbox'));

/** Another tab has its own copy of every module, and shares the database and the channel. */
async function otherTab() {
  vi.resetModules();
  return import('../../../../src/device/session.ts');
}

let asked: { url: string; token: string | null }[];

beforeEach(async () => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    asked.push({ url, token: new Headers(headers).get('authorization') });
    throw new TypeError('Failed to fetch');
  });
  await withDatabase(async (database) => {
    const stores = ['session', 'drafts', 'outbox', 'answers'] as const;
    await Promise.all(stores.map((store) => database.clear(store)));
  });
  queryClient.clear();
  document.body.replaceChildren();
  await reloadSession();
  clearEndReason();
});
afterEach(() => vi.unstubAllGlobals());

async function loggedIn(owner = 'hiwot'): Promise<Session> {
  const session = await logInWithToken(tokenFor(owner));
  if (!session) throw new Error('This token cannot be read.');
  return session;
}

test('a log-in is shown with its customer, and public pages know of it', async () => {
  expect(shown()).toMatchObject({ isLoaded: true, session: undefined, isTokenValid: false });
  const session = await loggedIn();
  expect(shown()).toMatchObject({ isLoaded: true, session, isTokenValid: true });
  expect(hint()).toEqual({ role: 'customer', waiting: 0 });
});

test('a token that cannot be read logs nobody in', async () => {
  expect(await logInWithToken('nonsense')).toBeUndefined();
  expect(shown().session).toBeUndefined();
});

test('an expired session is still shown, as one that the server may not take', async () => {
  const token = tokenOf({ sub: 'hiwot', role: 'customer', exp: 1 });
  await logInWithToken(token);
  expect(shown()).toMatchObject({ session: { token }, isTokenValid: false });
});

test('the session of an administrator is no customer’s, and stays for the desk', async () => {
  await logInWithToken(tokenOf({ sub: 'desk', role: 'admin', exp: farFuture }));
  expect(shown().session).toBeUndefined();
  expect(hint()).toBeUndefined();
  expect((await readSession()).state).toBe('alive');
});

test('what is stored and cannot be read is removed', async () => {
  await withDatabase((database) => database.put('session', { token: 'x' }, 'token'));
  await reloadSession();
  expect(shown()).toMatchObject({ isLoaded: true, session: undefined });
  expect((await readSession()).state).toBe('missing');
});

test('a log-out takes the token, the answers and the sent letters; drafts and unsent letters stay', async () => {
  const session = await loggedIn();
  await storeAnswer('profile', 'hiwot', { answer: profile, at: 42 });
  queryClient.setQueryData(['hiwot', 'profile'], profile);
  queryClient.setQueryData(['', 'options'], 'for everyone');
  await saveDraft({ owner: 'hiwot', form: 'claim', version: 1, fields: {} });
  await put(
    letterIn('sent', { id: 'sent', owner: 'hiwot' }),
    letterIn('queued', { id: 'waiting', owner: 'hiwot' }),
    letterIn('sent', { id: 'of-another', owner: 'almaz' }),
  );

  await logOut(session);
  expect(shown()).toMatchObject({ session: undefined, isTokenValid: false, endReason: 'by-choice' });
  expect((await readSession()).state).toBe('missing');
  expect(hint()).toBeUndefined();
  expect(await readAnswer('profile', 'hiwot')).toBeUndefined();
  expect(queryClient.getQueryData(['hiwot', 'profile'])).toBeUndefined();
  expect(queryClient.getQueryData(['', 'options'])).toBe('for everyone');
  expect(await readDraft('hiwot', 'claim')).toBeDefined();
  expect(await letters()).toEqual(['of-another', 'waiting']);
});

test('the server is told of a log-out, and one that is out of reach does not hold it up', async () => {
  const session = await loggedIn();
  await logOut(session);
  expect(asked).toEqual([{ url: '/api/logout', token: `Bearer ${session.token}` }]);
  expect(shown().session).toBeUndefined();
});

test('a log-out of a session that another has taken the place of leaves that one alone', async () => {
  const first = await loggedIn();
  await storeAnswer('profile', 'hiwot', { answer: profile, at: 42 });
  await put(letterIn('sent', { id: 'sent', owner: 'hiwot' }));
  await (await otherTab()).saveSession(tokenFor('hiwot', 'the-second-signature'));
  await logOut(first);
  expect(shown().session?.token).toBe(tokenFor('hiwot', 'the-second-signature'));
  expect(shown().endReason).toBeUndefined();
  expect(await readAnswer('profile', 'hiwot')).toBeDefined();
  expect(await letters()).toEqual(['sent']);
});

test('a session that the server takes no more ends with what the server said, and keeps the letters', async () => {
  const session = await loggedIn();
  await storeAnswer('profile', 'hiwot', { answer: profile, at: 42 });
  await put(letterIn('sent', { id: 'sent', owner: 'hiwot' }), letterIn('queued', { id: 'waiting', owner: 'hiwot' }));
  await handleSessionRefused(session, { message: 'Please log in again.' }, true);
  expect(shown()).toMatchObject({ session: undefined, endReason: { message: 'Please log in again.', alert: true } });
  expect(await readAnswer('profile', 'hiwot')).toBeUndefined();
  expect(await letters()).toEqual(['sent', 'waiting']);
});

test('of an account that the server has deleted the phone forgets everything, of others nothing', async () => {
  const session = await loggedIn();
  await put(letterIn('queued', { id: 'waiting', owner: 'hiwot' }), letterIn('queued', { id: 'other', owner: 'almaz' }));
  await saveDraft({ owner: 'hiwot', form: 'claim', version: 1, fields: {} });
  await saveDraft({ owner: 'almaz', form: 'claim', version: 1, fields: {} });
  await handleSessionRefused(session, { message: 'Deleted.', accountDeleted: 'hiwot' });
  expect(await letters()).toEqual(['other']);
  expect(await readDraft('hiwot', 'claim')).toBeUndefined();
  expect(await readDraft('almaz', 'claim')).toBeDefined();
});

test('a refusal that names another account deletes nothing', async () => {
  const session = await loggedIn();
  await put(letterIn('queued', { id: 'waiting', owner: 'hiwot' }));
  await handleSessionRefused(session, { message: 'Deleted.', accountDeleted: 'almaz' });
  expect(await letters()).toEqual(['waiting']);
});

test('why a session ended is said once, and not to whoever logs in next', async () => {
  await handleSessionRefused(await loggedIn(), { message: 'Please log in again.' });
  expect(shown().endReason).toBeDefined();
  await loggedIn('almaz');
  expect(shown().endReason).toBeUndefined();
  await handleSessionRefused(await loggedIn(), { message: 'Please log in again.' });
  clearEndReason();
  expect(shown().endReason).toBeUndefined();
});

test('a page in which somebody is typing keeps what it shows when the session ends', async () => {
  const session = await loggedIn();
  queryClient.setQueryData(['hiwot', 'profile'], profile);
  document.body.innerHTML = '<main><input /></main>';
  document.querySelector('input')?.focus();
  await handleSessionRefused(session, { message: 'Please log in again.' });
  expect(queryClient.getQueryData(['hiwot', 'profile'])).toBe(profile);
});

test('a log-in, a refusal and a log-out in another tab are shown in this one', async () => {
  startSessionSync();
  await eventually(() => expect(shown().isLoaded).toBe(true));
  const tab = await otherTab();
  const token = tokenFor('almaz');
  await tab.saveSession(token);
  await eventually(() => expect(shown()).toMatchObject({ session: { user: { id: 'almaz' } }, isTokenValid: true }));
  expect(hint()?.role).toBe('customer');
  await tab.markRefused(token);
  await eventually(() => expect(shown()).toMatchObject({ session: { user: { id: 'almaz' } }, isTokenValid: false }));
  await tab.endSession();
  await eventually(() => expect(shown().session).toBeUndefined());
  expect(hint()).toBeUndefined();
});
