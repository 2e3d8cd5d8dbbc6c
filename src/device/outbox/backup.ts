import { announce } from '../channel.ts';
import { finishTransaction, isQuotaExceeded, withDatabase } from '../database.ts';
import { readLetter, type StoredLetter } from './letter.ts';

// If a browser is killed during a write it may find IndexedDB corrupted at its next start and silently replace it
// with an empty database. Unsent letters are therefore also stored in Cache Storage. A backup is written after its
// letter and deleted before it, so a backup without a letter means that the letter was lost.

const cacheName = 'letters';
const addressOf = (id: string) => `/letters/${id}`;

const cache = (): Promise<Cache> | undefined => (globalThis.caches as CacheStorage | undefined)?.open(cacheName);

const trial = '/letters/is-there-room';

/**
 * Rejects if there is no quota for the backup. Called before the letter is stored, so that nothing has to be rolled
 * back.
 */
export async function checkQuota(body: string): Promise<void> {
  try {
    const copies = await cache();
    // Without content, because it stays there if the browser is killed here. A UTF-16 code unit takes at most three
    // bytes in UTF-8.
    await copies?.put(trial, new Response(new Uint8Array(3 * body.length)));
    await copies?.delete(trial);
  } catch (error) {
    if (isQuotaExceeded(error)) throw error;
  }
}

/** Never rejects: the letter itself is already stored. */
export async function backUp(letter: StoredLetter): Promise<void> {
  try {
    await (await cache())?.put(addressOf(letter.id), new Response(JSON.stringify(letter)));
  } catch {
    // The quota was used up after `checkQuota`.
  }
}

export async function deleteBackups(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const copies = await cache();
  await Promise.all(ids.map((id) => copies?.delete(addressOf(id))));
}

export async function deleteBackupsOf(owner: string): Promise<void> {
  const copies = await readBackups(await backupIds());
  await deleteBackups(copies.filter((letter) => letter.owner === owner).map(({ id }) => id));
}

export async function backupIds(): Promise<string[]> {
  const keys = await (await cache())?.keys();
  return (keys ?? []).map(({ url }) => url.slice(url.lastIndexOf('/') + 1));
}

export async function readBackups(ids: readonly string[]): Promise<StoredLetter[]> {
  const copies = await cache();
  // A backup that is not valid JSON must not prevent the others from being read.
  const found = ids.map(async (id) => (await copies?.match(addressOf(id)))?.json().catch(() => undefined));
  return (await Promise.all(found)).map((record) => readLetter(record)).filter((letter) => letter !== undefined);
}

export const isFinished = ({ state, supersededBy }: StoredLetter) => state === 'sent' || supersededBy !== null;

/**
 * Restores letters that the database has lost. Also adds missing backups (the quota was exceeded, or an older release
 * stored the letter) and deletes those no longer needed.
 */
export async function restoreFromBackup(): Promise<void> {
  const [ids, records] = [await backupIds(), await withDatabase((database) => database.getAll('outbox'))];
  const there = new Map(records.map((record) => [(record as StoredLetter).id, readLetter(record)]));
  const letters = [...there.values()].filter((letter) => letter !== undefined);
  const copied = new Set(ids);
  await deleteBackups(letters.filter((letter) => isFinished(letter) && copied.has(letter.id)).map(({ id }) => id));
  await addBackups(letters.filter((letter) => !isFinished(letter) && !copied.has(letter.id)));
  const lost = await readBackups(ids.filter((id) => !there.has(id)));
  const replaced = new Set([...letters, ...lost].map(({ supersedes }) => supersedes));
  await restoreLetters(lost.filter(({ id }) => !replaced.has(id)));
}

/** Also replaces those that are there. */
export async function addBackups(letters: readonly StoredLetter[]): Promise<void> {
  await Promise.all(letters.map(backUp));
  const ids = letters.map(({ id }) => id);
  const still = await withDatabase((database) => Promise.all(ids.map((id) => database.getKey('outbox', id))));
  await deleteBackups(ids.filter((_, at) => still[at] === undefined));
}

async function restoreLetters(letters: readonly StoredLetter[]): Promise<void> {
  if (letters.length === 0) return;
  await withDatabase(async (database) => {
    const transaction = database.transaction('outbox', 'readwrite', { durability: 'strict' });
    await finishTransaction(
      transaction,
      letters.map((letter) => transaction.store.put(letter)),
    );
  });
  // A letter discarded in another tab in the meantime has no backup any more and must stay discarded.
  const still = new Set(await backupIds());
  const discarded = letters.filter(({ id }) => !still.has(id));
  await withDatabase((database) => Promise.all(discarded.map(({ id }) => database.delete('outbox', id))));
  announce('outbox');
}
