import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withDatabase } from '../../../../src/device/database.ts';
import { deleteCustomerData } from '../../../../src/device/delete-customer-data.ts';
import { backUp, restoreFromBackup } from '../../../../src/device/outbox/backup.ts';
import type { Letter } from '../../../../src/device/outbox/letter.ts';
import { discardLetter, outboxStore } from '../../../../src/device/outbox/store.ts';
import { submitLetter } from '../../../../src/device/outbox/submit.ts';
import { saveSession } from '../../../../src/device/session.ts';
import { tokenFor } from '../tokens.ts';
import { letterIn } from './letters.ts';
import { SimulatedCaches } from './simulated-caches.ts';

const payload = { hospital: 'City Hospital', service: 'Maternity Care', paymentMethod: 'Cash', description: 'Twice' };
const submission = { owner: 'abebe', kind: 'claim', payload } as const;
const letters = () => withDatabase((database) => database.getAll('outbox')) as Promise<Letter[]>;
const ids = async () => (await letters()).map(({ id }) => id);
const set = (id: string, overrides: Partial<Letter>) =>
  withDatabase(async (database) =>
    database.put('outbox', { ...((await database.get('outbox', id)) as Letter), ...overrides }),
  );

/** What the browser does when it finds that the database is broken. */
const loseDatabase = () =>
  withDatabase(async (database) => {
    await Promise.all([database.clear('outbox'), database.clear('session')]);
  });

let caches: SimulatedCaches;
beforeEach(async () => {
  caches = new SimulatedCaches();
  vi.stubGlobal('caches', caches);
  await loseDatabase();
  await saveSession(tokenFor('abebe'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a letter that the database has lost is there again, as it was written', async () => {
  const letter = await submitLetter(submission);
  await loseDatabase();
  await restoreFromBackup();
  expect(await letters()).toEqual([letter]);
});

test('one that is there is left as it is', async () => {
  const { id } = await submitLetter(submission);
  await set(id, { attempts: 7 });
  await restoreFromBackup();
  expect(await letters()).toMatchObject([{ id, attempts: 7 }]);
});

test('what was sent needs no copy, and what was sent before its copy went is not sent again', async () => {
  const { id, sha256 } = await submitLetter(submission);
  const receipt = { letterId: id, sha256, number: 'R-1', receivedAt: '' };
  await outboxStore.change(id, { type: 'received', receipt, holder: 'run', now: 1, random: 0 });
  expect(caches.ids).toEqual([]);
  const storedLetters = await submitLetter(submission);
  await set(storedLetters.id, { state: 'sent' });
  await restoreFromBackup();
  expect(caches.ids).toEqual([]);
});

test.each([
  ['by itself', (id: string) => discardLetter(id)],
  ['with the account', () => deleteCustomerData('abebe')],
])('what is discarded %s does not come back', async (_, discard) => {
  const { id } = await submitLetter(submission);
  await discard(id);
  await restoreFromBackup();
  expect(await letters()).toEqual([]);
  expect(caches.ids).toEqual([]);
});

test('nor does it when another tab discards it at that moment', async () => {
  const { id } = await submitLetter(submission);
  await loseDatabase();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, record) {
    caches.entries.clear();
    put.mockRestore();
    return this.put(record);
  });
  await restoreFromBackup();
  expect(await ids()).not.toContain(id);
});

test('a corrected letter comes back without the one whose place it took', async () => {
  const refused = await submitLetter(submission);
  await set(refused.id, { state: 'needs-attention' });
  const corrected = await submitLetter({ ...submission, supersedes: refused.id });
  expect(caches.ids).toEqual([corrected.id]);
  // As after a kill between the two.
  await backUp(refused);
  await loseDatabase();
  await restoreFromBackup();
  expect(await ids()).toEqual([corrected.id]);
});

test('letters of others come back too, locked as they were', async () => {
  await backUp(letterIn('queued', { id: 's', owner: 'sara' }));
  await restoreFromBackup();
  expect(await letters()).toMatchObject([{ id: 's', owner: 'sara' }]);
});

test('a broken copy does not keep the others from coming back', async () => {
  const { id } = await submitLetter(submission);
  caches.entries.set('/letters/broken', '{"id":"bro');
  await loseDatabase();
  await restoreFromBackup();
  expect(await ids()).toEqual([id]);
});

test('on a phone without room for the second copy nothing is stored, and that is said', async () => {
  caches.isQuotaExceeded = true;
  await expect(submitLetter(submission)).rejects.toMatchObject({ reason: 'full' });
  expect(await letters()).toEqual([]);
  caches.isQuotaExceeded = false;
  const { id } = await submitLetter(submission);
  expect(caches.ids).toEqual([id]);
});

test('what was written without a copy gets one once there is room', async () => {
  const { id } = await submitLetter(submission);
  caches.entries.clear();
  caches.isQuotaExceeded = true;
  await restoreFromBackup();
  expect(caches.ids).toEqual([]);
  caches.isQuotaExceeded = false;
  await restoreFromBackup();
  expect(caches.ids).toEqual([id]);
});

test('what a kill left of the question for room is no letter', async () => {
  caches.entries.set('/letters/is-there-room', '\0\0\0');
  await restoreFromBackup();
  expect(await letters()).toEqual([]);
});

test('a letter discarded in another tab while its copy is made leaves none', async () => {
  const { id } = await submitLetter(submission);
  caches.entries.clear();
  const put = vi.spyOn(caches.entries, 'set').mockImplementationOnce((address, text) => {
    put.mockRestore();
    void discardLetter(id);
    return caches.entries.set(address, text);
  });
  await restoreFromBackup();
  await vi.waitFor(async () => expect(await ids()).toEqual([]));
  await vi.waitFor(() => expect(caches.ids).toEqual([]));
});
