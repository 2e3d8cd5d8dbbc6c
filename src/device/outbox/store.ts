import { announce } from '../channel.ts';
import { type Database, finishTransaction, isQuotaExceeded, withDatabase } from '../database.ts';
import { deletePhotoBackups } from '../photos/backup.ts';
import { deletePhotosOf } from '../photos/delete.ts';
import type { StoredPhoto } from '../photos/photo.ts';
import { deleteBackups } from './backup.ts';
import { type Letter, openBody, readLetter, type StoredLetter } from './letter.ts';
import type { SenderStore } from './sender.ts';
import { type LetterEvent, next } from './state-machine.ts';

// Arrays sort after numbers in IndexedDB, so this range contains all sequences.
const allOf = (owner: string, state: string) => IDBKeyRange.bound([owner, state], [owner, state, []]);

const unsent = ['queued', 'sending', 'needs-login', 'needs-attention', 'parked'];

function readUnsent(owner: string): Promise<StoredLetter[]> {
  return withDatabase(async (database) => {
    const lines = database.transaction('outbox').store.index('line');
    const found = await Promise.all(unsent.map((state) => lines.getAll(allOf(owner, state))));
    return inOrder(found.flat());
  });
}

export const inOrder = (records: unknown[]) =>
  records
    .map((record) => readLetter(record))
    .filter((letter) => letter !== undefined)
    .sort((a, b) => a.sequence - b.sequence);

/** Applies the event to the stored letters and writes those that changed, in one transaction. */
async function change(ids: string[], event: LetterEvent): Promise<(StoredLetter | undefined)[]> {
  const outcome = await withDatabase(async (database) => {
    const transaction = database.transaction('outbox', 'readwrite');
    const letters = await Promise.all(ids.map(async (id) => readLetter(await transaction.store.get(id))));
    const after = letters.map((letter) => letter && next(letter, event));
    const changed = after.filter((letter, at) => letter !== letters[at]);
    await finishTransaction(
      transaction,
      changed.map((letter) => transaction.store.put(letter)),
    );
    return { after, changed: changed.filter((letter) => letter !== undefined) };
  });
  const sent = outcome.changed.filter(({ state }) => state === 'sent').map(({ id }) => id);
  await deleteBackups(sent).catch(() => {});
  if (outcome.changed.length > 0) announce('outbox');
  return outcome.after;
}

export const outboxStore: SenderStore = {
  unsent: readUnsent,

  async change(id, event) {
    try {
      return (await change([id], event))[0];
    } catch (error) {
      // If the quota is exceeded the letter is sent anyway: its state is lost, and the Idempotency-Key makes a second
      // send harmless.
      if (!isQuotaExceeded(error)) throw error;
      const letter = readLetter(await withDatabase((database) => database.get('outbox', id)));
      return letter && next(letter, event);
    }
  },

  async changeAll(owner, event) {
    const touched = (await readUnsent(owner)).filter((letter) => next(letter, event) !== letter).map(({ id }) => id);
    await change(touched, event).catch((error: unknown) => {
      if (!isQuotaExceeded(error)) throw error;
    });
  },
};

/**
 * The owner's letters by sequence, without those that were corrected. `unreadable` counts unsent letters that this
 * release cannot parse or open.
 */
export async function lettersOfOwner(owner: string): Promise<{ letters: Letter[]; unreadable: number }> {
  const records = await withDatabase((database) => database.getAllFromIndex('outbox', 'owner', owner));
  const parsed = inOrder(records);
  const opened = await Promise.all(
    parsed.map(async (letter) => ({ ...letter, body: await openBody(letter).catch(() => undefined) })),
  );
  const isCurrent = ({ supersededBy }: StoredLetter) => !supersededBy;
  const letters = opened.filter((letter): letter is Letter => letter.body !== undefined).filter(isCurrent);
  const current = parsed.filter(isCurrent);
  const unopened = current.filter(({ id, state }) => state !== 'sent' && !letters.some((letter) => letter.id === id));
  return { letters, unreadable: records.length - parsed.length + unopened.length };
}

export async function countUnsentLetters(owner: string): Promise<number> {
  const { letters, unreadable } = await lettersOfOwner(owner);
  return letters.filter(({ state }) => state !== 'sent').length + unreadable;
}

/** Called by the customer for a letter that the server refused but that needs no correction. */
export async function sendAgain(id: string): Promise<void> {
  await change([id], { type: 'retry' });
}

/** Called by the customer; no unsent letter is removed otherwise. A letter that is being sent may still arrive. */
export async function discardLetter(id: string): Promise<void> {
  await removeLetters(
    async (outbox) => {
      const letter = readLetter(await outbox.get(id));
      return letter ? [letter] : [];
    },
    { withWaitingPhotos: true },
  );
}

/** Called on log-out, so that no personal data stays on the phone that the server already has. */
export async function deleteSentLetters(owner: string): Promise<void> {
  await removeLetters(async (outbox) => inOrder(await outbox.index('line').getAll(allOf(owner, 'sent'))));
}

export type Outbox = ReturnType<typeof outboxOf>;
export const outboxOf = (database: Database) =>
  database.transaction('outbox', 'readwrite', { durability: 'strict' }).store;

/**
 * Also deletes the letters that each one supersedes, and the photos of all of them; those of a sent letter that still have to
 * be uploaded stay. Deletes backups first, or they would be restored.
 */
export async function removeLetters(
  which: (outbox: Outbox) => Promise<StoredLetter[]>,
  { withWaitingPhotos } = { withWaitingPhotos: false },
): Promise<void> {
  const letters = await withDatabase(async (database) => {
    const outbox = outboxOf(database);
    const chains = (await which(outbox)).map((letter) => chainOf(letter, outbox));
    return (await Promise.all(chains)).flat();
  });
  const ids = letters.map(({ id }) => id);
  await deleteBackups(ids);
  if (withWaitingPhotos) for (const id of ids) await deletePhotoBackups(id);
  await withDatabase(async (database) => {
    const stores = ['outbox', 'photos', 'photoBytes'] as const;
    const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
    for (const { id, owner } of letters)
      await deletePhotosOf(transaction, owner, id, (photo) => withWaitingPhotos || isUploaded(photo));
    await finishTransaction(
      transaction,
      ids.map((id) => transaction.objectStore('outbox').delete(id)),
    );
  });
  // Another tab may have backed up a letter between the two deletions.
  await deleteBackups(ids);
  if (ids.length === 0) return;
  announce('outbox');
  announce('photos');
}

const isUploaded = (photo: StoredPhoto | undefined) => photo?.state === 'stored';

async function chainOf(letter: StoredLetter, outbox: Outbox): Promise<StoredLetter[]> {
  const letters: StoredLetter[] = [];
  for (let one: StoredLetter | undefined = letter; one; ) {
    letters.push(one);
    one = one.supersedes ? readLetter(await outbox.get(one.supersedes)) : undefined;
  }
  return letters;
}
