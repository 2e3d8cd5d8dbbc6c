import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { type IDBPDatabase, openDB, unwrap } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';

type Db = typeof import('../../../src/device/database.ts');

/** Imports the module anew, as another tab would, with the same database. */
async function newTab(): Promise<Db> {
  vi.resetModules();
  return import('../../../src/device/database.ts');
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('a new phone gets every store, with its indexes', async () => {
  const database = await (await newTab()).openDatabase();
  expect([...database.objectStoreNames]).toEqual(['answers', 'drafts', 'outbox', 'photoBytes', 'photos', 'session']);
  expect([...database.transaction('outbox').store.indexNames]).toEqual(['line', 'owner', 'sequence']);
  expect([...database.transaction('photos').store.indexNames]).toEqual(['holder', 'owner']);
});

test('an upgrade by another tab closes this connection at once, says so, and this tab works on', async () => {
  const tab = await newTab();
  const events: string[] = [];
  tab.onDatabaseEvent((item) => events.push(item));
  await tab.withDatabase((database) => database.put('session', 'before', 'word'));

  const newerDatabase = await openDB('tenawas', 99, {
    upgrade: (database) => void database.createObjectStore('blobs'),
  });
  expect(events).toEqual(['superseded']);

  // An older page opens a newer database as it is and closes it for the next upgrade.
  expect(await tab.withDatabase((database) => database.get('session', 'word'))).toBe('before');
  expect((await tab.openDatabase()).version).toBe(99);
  newerDatabase.close();
  (await openDB('tenawas', 100)).close();
  expect(events).toEqual(['superseded', 'superseded']);
});

test('a connection that was closed is opened again and the work done once more', async () => {
  const tab = await newTab();
  await tab.withDatabase((database) => database.put('session', 'kept', 'word'));
  (await tab.openDatabase()).close();
  expect(await tab.withDatabase((database) => database.get('session', 'word'))).toBe('kept');
});

test('a connection that the browser ended is opened again', async () => {
  const tab = await newTab();
  const first = await tab.openDatabase();
  await first.put('session', 'kept', 'word');
  forceCloseDatabase(unwrap(first as unknown as IDBPDatabase) as never);
  await vi.waitFor(async () => expect(await tab.openDatabase()).not.toBe(first));
  expect(await tab.withDatabase((database) => database.get('session', 'word'))).toBe('kept');
});

test('it is tried twice and no more, and other faults not at all', async () => {
  const tab = await newTab();
  const attempts = { closed: 0, other: 0 };
  await expect(
    tab.withDatabase(async () => {
      attempts.closed++;
      throw new DOMException('closing', 'InvalidStateError');
    }),
  ).rejects.toThrow('closing');
  await expect(
    tab.withDatabase(async () => {
      attempts.other++;
      throw new DOMException('full', 'QuotaExceededError');
    }),
  ).rejects.toThrow('full');
  expect(attempts).toEqual({ closed: 2, other: 1 });
});

test('a database that would not open is asked again the next time', async () => {
  const tab = await newTab();
  const { indexedDB } = globalThis;
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('private', 'SecurityError');
    },
  });
  await expect(tab.openDatabase()).rejects.toThrow('private');
  vi.stubGlobal('indexedDB', indexedDB);
  expect((await tab.openDatabase()).name).toBe('tenawas');
});
