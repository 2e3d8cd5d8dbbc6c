import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Database, withDatabase } from '../../../../src/device/database.ts';
import { deleteCustomerData } from '../../../../src/device/delete-customer-data.ts';
import { draftsOf, readDraft, saveDraft } from '../../../../src/device/drafts.ts';
import { restoreFromBackup } from '../../../../src/device/outbox/backup.ts';
import { editLetter } from '../../../../src/device/outbox/edit.ts';
import { openBody, readLetter } from '../../../../src/device/outbox/letter.ts';
import { pruneSentLetters } from '../../../../src/device/outbox/prune.ts';
import { lettersOfOwner, outboxStore } from '../../../../src/device/outbox/store.ts';
import { restorePhotosFromBackup } from '../../../../src/device/photos/backup.ts';
import { bytesOf, photosOfOwner, waitingPhotosOf } from '../../../../src/device/photos/store.ts';
import { forgetPin } from '../../../../src/device/sealing/forget.ts';
import { dropFromMemory } from '../../../../src/device/sealing/keys.ts';
import { changePin, removePin, setPin, tryPin, unlock } from '../../../../src/device/sealing/pin.ts';
import { pinStateOf } from '../../../../src/device/sealing/pin-record.ts';
import { reseal } from '../../../../src/device/sealing/reseal.ts';
import { restoreSharedKey } from '../../../../src/device/sealing/shared-key.ts';
import { currentSession, markRefused, saveSession, updateSessionUser } from '../../../../src/device/session.ts';
import { tokenFor } from '../tokens.ts';
import { CachesInMemory, everythingStored, fillPhone, marker, owner, readEverything, restart } from './phone.ts';

/** However busy the machine is. */
vi.setConfig({ testTimeout: 60_000 });

const pin = '2580';
const token = tokenFor(owner);
let caches: CachesInMemory;

const clearDatabase = () =>
  withDatabase(async (database: Database) => {
    for (const store of database.objectStoreNames) await database.clear(store);
  });

async function turnOn(): Promise<void> {
  await setPin(owner, pin, 10);
  await reseal(owner);
}

/** A short message, instead of all that is stored. */
async function isNothingReadable(): Promise<void> {
  const stored = await everythingStored(caches);
  const readable = [marker, token].flatMap((secret) => stored.split('\n').filter((line) => line.includes(secret)));
  expect(readable).toEqual([]);
}

beforeEach(async () => {
  caches = new CachesInMemory();
  vi.stubGlobal('caches', caches);
  await clearDatabase();
  await restart();
  await saveSession(token);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('what is at rest', () => {
  test('without a PIN is as it was: the token, and no key', async () => {
    await fillPhone();
    const keys = await withDatabase((database) => database.getAllKeys('session'));
    expect(keys.sort()).toEqual(['clock', 'token']);
    expect(await everythingStored(caches)).toContain(marker);
  });

  test('is nothing readable once the PIN is on, whatever was stored before or after, and all of it is there with the PIN', async () => {
    await fillPhone();
    const before = await readEverything();
    expect(before.letters.join()).toContain(marker);
    await turnOn();
    await isNothingReadable();
    expect(await readEverything()).toEqual(before);
    await restart();
    await expect(readDraft(owner, 'premium-claim')).rejects.toThrow('key');
    expect(await unlock(owner, pin)).toMatchObject({ kind: 'right' });
    expect(await readEverything()).toEqual(before);

    await clearDatabaseButKeys();
    await saveSession(token);
    await fillPhone();
    await isNothingReadable();
    expect(await readEverything()).toEqual(before);
  });

  test('is as it was once the PIN is off again', async () => {
    await fillPhone();
    const before = await readEverything();
    await turnOn();
    await removePin(owner, pin);
    await restart();
    expect(await readEverything()).toEqual(before);
    await reseal(owner);
    expect(await everythingStored(caches)).not.toContain('"sealed"');
    expect(await withDatabase((database) => database.get('session', 'token'))).toMatchObject({ token });
  });

  const clearDatabaseButKeys = () =>
    withDatabase(async (database) => {
      for (const store of ['drafts', 'answers', 'outbox', 'photos', 'photoBytes'] as const) await database.clear(store);
    });
});

describe('killed at any step', () => {
  /** Lets so many writes happen, of the database and of the caches. */
  function allowWrites(most: number): { count: number } {
    const writes = { count: 0 };
    const count = () => {
      writes.count += 1;
      if (writes.count > most) throw new DOMException('Killed.', 'AbortError');
    };
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      const request = put.apply(this, args);
      writes.count += 1;
      // Once all of the transaction's writes are requested.
      if (writes.count > most) queueMicrotask(() => abort(this.transaction));
      return request;
    });
    caches.onWrite = count;
    return writes;
  }

  const aborted = new WeakSet<IDBTransaction>();
  function abort(transaction: IDBTransaction): void {
    if (!aborted.has(transaction)) transaction.abort();
    aborted.add(transaction);
  }

  async function survivesKills(step: () => Promise<void>, prepare: () => Promise<void>, finish: () => Promise<void>) {
    for (let most = 0; ; most++) {
      caches.entries.clear();
      await clearDatabase();
      await restart();
      await saveSession(token);
      await fillPhone();
      await prepare();
      const before = await readEverything();
      const writes = allowWrites(most);
      await step().catch(() => undefined);
      vi.restoreAllMocks();
      caches.onWrite = () => {};
      await restart();
      if ((await pinStateOf(owner)) === 'locked') expect(await unlock(owner, pin)).toMatchObject({ kind: 'right' });
      expect(await readEverything(), `after ${most} writes`).toEqual(before);
      await finish();
      expect(await readEverything(), `after ${most} writes and the rest`).toEqual(before);
      if (writes.count <= most) return most;
    }
  }

  test('of turning it on, everything can be read with the PIN, and the next time goes on', async () => {
    const steps = await survivesKills(
      turnOn,
      async () => {},
      async () => {
        if (!(await withDatabase((database) => database.get('session', `pin:${owner}`)))) return;
        await reseal(owner);
        await isNothingReadable();
      },
    );
    expect(steps).toBeGreaterThan(10);
  });

  test('of turning it off as well', async () => {
    const turnOff = async () => {
      await removePin(owner, pin);
      await reseal(owner);
    };
    const steps = await survivesKills(turnOff, turnOn, () => reseal(owner));
    expect(steps).toBeGreaterThan(10);
  });
});

describe('with a PIN', () => {
  test('the worker has what it needs to send: token, letter and photos', async () => {
    const { waiting } = await fillPhone();
    await turnOn();
    await restart();
    expect(await currentSession()).toMatchObject({ token, user: { id: owner } });
    const letter = readLetter(await withDatabase((database) => database.get('outbox', waiting)));
    expect(letter && (await openBody(letter))).toContain(marker);
    const [photo] = await waitingPhotosOf(owner);
    expect(Buffer.from((await bytesOf(photo?.id ?? '')) ?? []).toString()).toBe(marker);
    await markRefused(token);
    expect(await currentSession()).toMatchObject({ token, refused: true });
    await updateSessionUser(token, { role: 'premium', name: 'Abebe' });
    expect(await currentSession()).toMatchObject({ token, user: { role: 'premium', name: 'Abebe' } });
  });

  test('a letter that is sent is reduced to what lists show, which is sealed', async () => {
    const { waiting } = await fillPhone();
    await turnOn();
    await restart();
    await withDatabase(async (database) => {
      const stored = (await database.get('outbox', waiting)) as object;
      await database.put('outbox', { ...stored, state: 'sent', sentAt: Date.now() });
    });
    await pruneSentLetters();
    await isNothingReadable();
    await unlock(owner, pin);
    await reseal(owner);
    const { letters } = await lettersOfOwner(owner);
    const sent = letters.find(({ id }) => id === waiting);
    expect(JSON.parse(sent?.body ?? '')).toEqual({ hospital: 'City Hospital', service: 'Telemedicine' });
    await restart();
    // Its remains cannot be opened, and it does not count as waiting.
    expect(await lettersOfOwner(owner)).toMatchObject({ unreadable: 0 });
  });

  test('what was typed at the moment of locking is stored sealed, and is there with the PIN', async () => {
    await turnOn();
    await restart();
    await saveDraft({ owner, form: 'claim', version: 1, fields: { text: marker } });
    await isNothingReadable();
    await unlock(owner, pin);
    await reseal(owner);
    expect(await readDraft(owner, 'claim')).toMatchObject({ fields: { text: marker } });
  });

  test('a letter that is edited becomes a sealed draft', async () => {
    const { waiting } = await fillPhone();
    await turnOn();
    expect(await editLetter({ id: waiting, owner }, { form: 'claim', version: 1, values: { text: marker } })).toBe(
      true,
    );
    await reseal(owner);
    await isNothingReadable();
    expect(await readDraft(owner, 'claim')).toMatchObject({ fields: { values: { text: marker } } });
  });
});

describe('the PIN', () => {
  test('can be changed, which writes nothing else', async () => {
    await fillPhone();
    await turnOn();
    const stores = ['drafts', 'answers', 'outbox', 'photos', 'photoBytes'] as const;
    const read = () => withDatabase((database) => Promise.all(stores.map((store) => database.getAll(store))));
    const [stored, before] = [await read(), await readEverything()];
    expect(await changePin(owner, '1111', '739104')).toMatchObject({ kind: 'wrong', left: 9 });
    expect(await changePin(owner, pin, '739104')).toMatchObject({ kind: 'right' });
    expect(await read()).toEqual(stored);
    await restart();
    expect(await unlock(owner, pin)).toMatchObject({ kind: 'wrong' });
    expect(await unlock(owner, '739104')).toMatchObject({ kind: 'right' });
    expect(await readEverything()).toEqual(before);
  });

  test('may be wrong nine times, with longer and longer waits that outlast a reload', async () => {
    await turnOn();
    let now = 1_800_000_000_000;
    const waits: number[] = [];
    for (let wrong = 1; wrong <= 9; wrong++) {
      await restart();
      const result = await tryPin(owner, '0000', now);
      expect(result).toMatchObject({ kind: 'wrong', left: 10 - wrong });
      const { nextTryAt } = result as { nextTryAt: number };
      waits.push(nextTryAt && nextTryAt - now);
      if (nextTryAt) expect(await tryPin(owner, pin, nextTryAt - 1)).toEqual({ kind: 'wait', nextTryAt });
      now = nextTryAt || now;
    }
    expect(waits).toEqual([0, 0, 0, 0, 30_000, 60_000, 120_000, 240_000, 480_000]);
    expect(await tryPin(owner, pin, now)).toMatchObject({ kind: 'right' });
    expect(await tryPin(owner, '0000', now)).toMatchObject({ kind: 'wrong', left: 9 });
  });

  test('opens a phone without room, which counts wrong ones in local storage', async () => {
    const texts = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => texts.set(key, text),
      removeItem: (key: string) => texts.delete(key),
    });
    await turnOn();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => {
      put.mockRestore();
      vi.unstubAllGlobals();
    });
    expect(await tryPin(owner, '0000')).toMatchObject({ kind: 'wrong', left: 9 });
    expect(await tryPin(owner, '0000')).toMatchObject({ kind: 'wrong', left: 8 });
    expect(await tryPin(owner, pin)).toMatchObject({ kind: 'right' });
    expect(texts.has('pin-tries')).toBe(false);
    // With room again, what was counted meanwhile still counts.
    await tryPin(owner, '0000');
    put.mockRestore();
    expect(await tryPin(owner, '0000')).toMatchObject({ kind: 'wrong', left: 8 });
  });

  test('is used up by the tenth wrong one, also by one that the browser was killed in', async () => {
    await turnOn();
    const set = (wrong: number) =>
      withDatabase(async (database) => {
        const record = (await database.get('session', `pin:${owner}`)) as object;
        await database.put('session', { ...record, wrong, nextTryAt: 0 }, `pin:${owner}`);
      });
    await set(9);
    expect(await tryPin(owner, '0000')).toEqual({ kind: 'used-up' });
    expect(await tryPin(owner, pin)).toEqual({ kind: 'used-up' });
  });

  test('is forgotten with everything that does not wait to be sent; what waits stays, with its photo and its copies', async () => {
    const { waiting } = await fillPhone();
    await turnOn();
    await restart();
    await forgetPin(owner);
    expect(await pinStateOf(owner)).toBe('none');
    expect(await draftsOf(owner)).toEqual([]);
    expect(await withDatabase((database) => database.count('answers'))).toBe(0);
    const { letters, unreadable } = await lettersOfOwner(owner);
    expect(letters.map(({ id }) => id)).toEqual([waiting]);
    expect(letters[0]?.body).toContain(marker);
    expect(unreadable).toBe(0);
    expect(await outboxStore.unsent(owner)).toHaveLength(1);
    const photos = await photosOfOwner(owner);
    expect(photos).toMatchObject([{ holder: waiting, state: 'waiting' }]);
    expect(Buffer.from((await bytesOf(photos[0]?.id ?? '')) ?? []).toString()).toBe(marker);
    expect([...caches.entries.keys()].filter((path) => path.includes(waiting))).toHaveLength(2);
  });
});

test('goes with all other data of a customer whose account was deleted', async () => {
  await fillPhone();
  await turnOn();
  await deleteCustomerData(owner);
  expect(await pinStateOf(owner)).toBe('none');
  expect(await withDatabase((database) => database.getAllKeys('session'))).not.toContain(`pin:${owner}`);
});

test('when the browser has lost its database, the copies of what waits can still be opened', async () => {
  const { waiting } = await fillPhone();
  await turnOn();
  await clearDatabase();
  dropFromMemory();
  await saveSession(token);
  await restoreSharedKey();
  await restoreFromBackup();
  await restorePhotosFromBackup();
  const { letters } = await lettersOfOwner(owner);
  expect(letters.map(({ id }) => id)).toContain(waiting);
  expect(letters[0]?.body).toContain(marker);
  const [photo] = await waitingPhotosOf(owner);
  expect(Buffer.from((await bytesOf(photo?.id ?? '')) ?? []).toString()).toBe(marker);
  await reseal(owner);
  expect((await lettersOfOwner(owner)).letters[0]?.body).toContain(marker);
});

test('the release before sees neither a session nor a letter that it could send or spoil', async () => {
  await fillPhone();
  await turnOn();
  await withDatabase(async (database) => {
    expect(await database.get('session', 'token')).toBeUndefined();
    for (const letter of await database.getAll('outbox'))
      expect((letter as { body: unknown }).body).not.toBeTypeOf('string');
    for (const photo of await database.getAll('photos'))
      expect((photo as { thumbnail: unknown }).thumbnail).not.toBeInstanceOf(Uint8Array);
    for (const bytes of await database.getAll('photoBytes')) expect(bytes).not.toBeInstanceOf(Uint8Array);
  });
});
