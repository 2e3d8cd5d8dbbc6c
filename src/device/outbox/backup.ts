import { announce } from '../channel.ts';
import { isFull, together, withDatabase } from '../database.ts';
import { type Letter, readLetter } from './letter.ts';

// A browser killed in the middle of a write may find its database broken at a later start, and begins an empty one without
// a word. So what was not sent stands a second time, apart from the database. A copy comes after its letter and goes
// before it: one without its letter belongs to a letter that was lost.

const cacheName = 'letters';
const addressOf = (id: string) => `/letters/${id}`;

const cache = (): Promise<Cache> | undefined => (globalThis.caches as CacheStorage | undefined)?.open(cacheName);

const trial = '/letters/is-there-room';

/** Rejects on a phone that has no room for a second copy. Asked before the letter is stored, so that nothing has to be undone. */
export async function reserveRoom(body: string): Promise<void> {
  try {
    const copies = await cache();
    // Blank, since a kill may leave it there: three bytes are the most that a character takes.
    await copies?.put(trial, new Response(new Uint8Array(3 * body.length)));
    await copies?.delete(trial);
  } catch (error) {
    if (isFull(error)) throw error;
  }
}

/** Second best, so that whatever keeps it from being written is no reason to say that the letter is not saved. */
export async function backUp(letter: Letter): Promise<void> {
  try {
    await (await cache())?.put(addressOf(letter.id), new Response(JSON.stringify(letter)));
  } catch {
    // The room was taken in this very moment. The letter itself is there.
  }
}

export async function deleteBackups(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const copies = await cache();
  await Promise.all(ids.map((id) => copies?.delete(addressOf(id))));
}

export async function deleteBackupsOf(owner: string): Promise<void> {
  const copies = await readCopies(await idsOfCopies());
  await deleteBackups(copies.filter((letter) => letter.owner === owner).map(({ id }) => id));
}

async function idsOfCopies(): Promise<string[]> {
  const keys = await (await cache())?.keys();
  return (keys ?? []).map(({ url }) => url.slice(url.lastIndexOf('/') + 1));
}

async function readCopies(ids: readonly string[]): Promise<Letter[]> {
  const copies = await cache();
  // One that is broken itself must not keep the others from being read.
  const found = ids.map(async (id) => (await copies?.match(addressOf(id)))?.json().catch(() => undefined));
  return (await Promise.all(found)).map((record) => readLetter(record)).filter((letter) => letter !== undefined);
}

const isOver = ({ state, supersededBy }: Letter) => state === 'sent' || supersededBy !== null;

/**
 * What the database has lost is put back. A letter that has no copy yet, since the phone was full or an older release
 * wrote it, gets one; a copy that is needed no more goes.
 */
export async function restoreFromBackup(): Promise<void> {
  const [ids, records] = [await idsOfCopies(), await withDatabase((database) => database.getAll('outbox'))];
  const there = new Map(records.map((record) => [(record as Letter).id, readLetter(record)]));
  const letters = [...there.values()].filter((letter) => letter !== undefined);
  const copied = new Set(ids);
  await deleteBackups(letters.filter((letter) => isOver(letter) && copied.has(letter.id)).map(({ id }) => id));
  await addCopies(letters.filter((letter) => !isOver(letter) && !copied.has(letter.id)));
  const lost = await readCopies(ids.filter((id) => !there.has(id)));
  const replaced = new Set([...letters, ...lost].map(({ supersedes }) => supersedes));
  await putBack(lost.filter(({ id }) => !replaced.has(id)));
}

async function addCopies(letters: readonly Letter[]): Promise<void> {
  await Promise.all(letters.map(backUp));
  const ids = letters.map(({ id }) => id);
  const still = await withDatabase((database) => Promise.all(ids.map((id) => database.getKey('outbox', id))));
  await deleteBackups(ids.filter((_, at) => still[at] === undefined));
}

async function putBack(letters: readonly Letter[]): Promise<void> {
  if (letters.length === 0) return;
  await withDatabase(async (database) => {
    const transaction = database.transaction('outbox', 'readwrite', { durability: 'strict' });
    await together(
      transaction,
      letters.map((letter) => transaction.store.put(letter)),
    );
  });
  // One that was discarded in another tab at this very moment stays discarded: its copy was gone before it was.
  const still = new Set(await idsOfCopies());
  const discarded = letters.filter(({ id }) => !still.has(id));
  await withDatabase((database) => Promise.all(discarded.map(({ id }) => database.delete('outbox', id))));
  announce('outbox');
}
