import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { withDatabase } from '../../../src/device/database.ts';
import { recordServerTime } from '../../../src/device/server-clock.ts';
import { endSession, readSession, saveSession, watchSession } from '../../../src/device/session.ts';
import { farFuture, tokenFor, tokenOf } from './tokens.ts';

const day = 24 * 60 * 60 * 1_000;
const now = Date.now();
const state = async (at = now) => (await readSession(at)).state;

beforeEach(async () => {
  recordServerTime(new Date(now).toUTCString(), now);
  await withDatabase((database) => database.clear('session'));
});

test('a token is kept under the key `token`, with whose it is', async () => {
  const token = tokenFor('abebe');
  const session = { token, user: { id: 'abebe', role: 'customer' }, at: now };
  expect(await saveSession(token, now)).toEqual(session);
  expect(await withDatabase((database) => database.get('session', 'token'))).toEqual(session);
  expect(await readSession()).toEqual({ state: 'alive', session });
});

test.each([
  'nonsense',
  'a.b.c',
  tokenOf({ role: 'customer', exp: farFuture }),
  tokenOf({ sub: '', role: 'customer', exp: farFuture }),
  tokenOf({ sub: 'abebe', role: 'king', exp: farFuture }),
  tokenOf({ sub: 'abebe', role: 'customer' }),
])('a token that cannot be read is not saved: %s', async (token) => {
  expect(await saveSession(token)).toBeUndefined();
  expect(await state()).toBe('missing');
});

test('a stored token that cannot be read is undecodable', async () => {
  for (const record of ['text', { token: 'x' }, { token: 'x', user: { id: 'a', role: 'customer' }, at: 1 }]) {
    await withDatabase((database) => database.put('session', record, 'token'));
    expect(await state()).toBe('undecodable');
  }
});

describe('expiry', () => {
  const token = tokenOf({ sub: 'abebe', role: 'customer', exp: Math.floor(now / 1_000) + 60 });

  test('is compared in seconds, and removes nothing by itself', async () => {
    await saveSession(token, now);
    expect(await state(now + 57_000)).toBe('alive');
    expect(await state(now + 62_000)).toBe('expired');
    expect(await state(now)).toBe('alive');
  });

  test('goes by the clock of the server when the phone is a day ahead', async () => {
    await saveSession(token, now);
    expect(await state(now + day)).toBe('expired');
    recordServerTime(new Date(now).toUTCString(), now + day);
    expect(await state(now + day)).toBe('alive');
  });

  test('goes by the clock of the server when the phone is a day behind', async () => {
    await saveSession(token, now);
    recordServerTime(new Date(now).toUTCString(), now - day);
    expect(await state(now - day)).toBe('alive');
    recordServerTime(new Date(now + 120_000).toUTCString(), now - day);
    expect(await state(now - day)).toBe('expired');
  });

  test('what was learned of the clock is there after a restart', async () => {
    recordServerTime(new Date(now).toUTCString(), now + day);
    await saveSession(token, now);
    vi.resetModules();
    const afterRestart = await import('../../../src/device/session.ts');
    expect((await afterRestart.readSession(now + day)).state).toBe('alive');
  });
});

describe('the end of a session', () => {
  test('removes the token', async () => {
    await saveSession(tokenFor('abebe'));
    await endSession();
    expect(await state()).toBe('missing');
  });

  test('with a token ends that one only: a log-in that came in between stays', async () => {
    await saveSession(tokenFor('abebe', 'the-first-signature'));
    await saveSession(tokenFor('abebe', 'the-second-signature'));
    await endSession(tokenFor('abebe', 'the-first-signature'));
    expect(await state()).toBe('alive');
    await endSession(tokenFor('abebe', 'the-second-signature'));
    expect(await state()).toBe('missing');
  });
});

test('every tab is told of a log-in and a log-out', async () => {
  let onChange = 0;
  const stop = watchSession(() => {
    onChange++;
  });
  await saveSession(tokenFor('abebe'));
  await vi.waitFor(() => expect(onChange).toBe(1));
  await endSession();
  await vi.waitFor(() => expect(onChange).toBe(2));
  stop();
});
