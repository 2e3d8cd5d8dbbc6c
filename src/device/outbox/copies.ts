import { announce } from '../channel.ts';
import { together, withDatabase } from '../db.ts';
import { type Letter, readLetter } from './letter.ts';

// A browser killed in the middle of a write may find its database broken at a later start, and begins an empty one without
// a word. So what was not sent stands a second time, apart from the database. A copy comes after its letter and goes
// before it: one without its letter belongs to a letter that was lost.

const cacheName = 'letters';
const addressOf = (id: string) => `/letters/${id}`;

const cache = (): Promise<Cache> | undefined => (globalThis.caches as CacheStorage | undefined)?.open(cacheName);

/** Second best, so that whatever keeps it from being written is no reason to say that the letter is not saved. */
export async function keepCopy(letter: Letter): Promise<void> {
  try {
    await (await cache())?.put(addressOf(letter.id), new Response(JSON.stringify(letter)));
  } catch {
    // A full phone. The letter itself is there.
  }
}

export async function dropCopies(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const copies = await cache();
  await Promise.all(ids.map((id) => copies?.delete(addressOf(id))));
}

export async function dropCopiesOf(owner: string): Promise<void> {
  const copies = await readCopies(await idsOfCopies());
  await dropCopies(copies.filter((letter) => letter.owner === owner).map(({ id }) => id));
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

/** Puts back the letters that the database has lost, and lets go of the copies that are needed no more. */
export async function restoreLost(): Promise<void> {
  const ids = await idsOfCopies();
  if (ids.length === 0) return;
  const records = await withDatabase(async (database) => {
    const { store } = database.transaction('outbox');
    return Promise.all(ids.map((id) => store.get(id)));
  });
  const there = records.map((record) => readLetter(record)).filter((letter) => letter !== undefined);
  await dropCopies(there.filter(isOver).map(({ id }) => id));
  const lost = await readCopies(ids.filter((_, at) => records[at] === undefined));
  if (lost.length === 0) return;
  const replaced = new Set([...there, ...lost].map(({ supersedes }) => supersedes));
  await putBack(lost.filter(({ id }) => !replaced.has(id)));
  announce('outbox');
}

async function putBack(letters: readonly Letter[]): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction('outbox', 'readwrite', { durability: 'strict' });
    await together(
      transaction,
      letters.map((letter) => transaction.store.put(restored(letter))),
    );
  });
  // One that was discarded in another tab at this very moment stays discarded: its copy was gone before it was.
  const still = new Set(await idsOfCopies());
  const discarded = letters.filter(({ id }) => !still.has(id));
  await withDatabase((database) => Promise.all(discarded.map(({ id }) => database.delete('outbox', id))));
}

/** How often it was tried is not known. What is refused now may have arrived then, and has to be asked after. */
const restored = (letter: Letter): Letter => ({ ...letter, attempts: Math.max(1, letter.attempts) });
