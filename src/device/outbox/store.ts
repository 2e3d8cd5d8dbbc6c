import { announce } from '../channel.ts';
import { type Database, isFull, together, withDatabase } from '../database.ts';
import { deleteBackups } from './backup.ts';
import { type Letter, listedOf, readLetter } from './letter.ts';
import type { SenderStore } from './sender.ts';
import { type LetterEvent, next } from './state-machine.ts';

// An array comes after every number, so this spans all sequences.
const allOf = (owner: string, state: string) => IDBKeyRange.bound([owner, state], [owner, state, []]);

const unsent = ['queued', 'sending', 'needs-login', 'needs-attention', 'parked'];

function readUnsent(owner: string): Promise<Letter[]> {
  return withDatabase(async (database) => {
    const lines = database.transaction('outbox').store.index('line');
    const found = await Promise.all(unsent.map((state) => lines.getAll(allOf(owner, state))));
    return inOrder(found.flat());
  });
}

const inOrder = (records: unknown[]) =>
  records
    .map((record) => readLetter(record))
    .filter((letter) => letter !== undefined)
    .sort((a, b) => a.sequence - b.sequence);

/** Reads the letters anew, puts the event to each and writes those that changed, in one transaction. */
async function change(ids: string[], event: LetterEvent): Promise<(Letter | undefined)[]> {
  const outcome = await withDatabase(async (database) => {
    const transaction = database.transaction('outbox', 'readwrite');
    const letters = await Promise.all(ids.map(async (id) => readLetter(await transaction.store.get(id))));
    const after = letters.map((letter) => letter && next(letter, event));
    const changed = after.filter((letter, at) => letter !== letters[at]);
    await together(
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
      // A full phone still sends: under the same key a letter may go again, so what can't be noted may be forgotten.
      if (!isFull(error)) throw error;
      const letter = readLetter(await withDatabase((database) => database.get('outbox', id)));
      return letter && next(letter, event);
    }
  },

  async changeAll(owner, event) {
    const touched = (await readUnsent(owner)).filter((letter) => next(letter, event) !== letter).map(({ id }) => id);
    await change(touched, event).catch((error: unknown) => {
      if (!isFull(error)) throw error;
    });
  },
};

/**
 * Every letter of this owner in the order of writing, without those that a corrected one has taken the place of.
 * `unreadable` counts what another release wrote and this one can't show.
 */
export async function lettersOf(owner: string): Promise<{ letters: Letter[]; unreadable: number }> {
  const records = await withDatabase((database) => database.getAllFromIndex('outbox', 'owner', owner));
  const letters = inOrder(records);
  return { letters: letters.filter((letter) => !letter.supersededBy), unreadable: records.length - letters.length };
}

export async function waitingCount(owner: string): Promise<number> {
  const { letters, unreadable } = await lettersOf(owner);
  return letters.filter(({ state }) => state !== 'sent').length + unreadable;
}

/** The customer's own act, when the server refused a letter and nothing in it is to be corrected. */
export async function sendAgain(id: string): Promise<void> {
  await change([id], { type: 'retry' });
}

/** The customer's own act: nothing else removes a letter that was not sent. One being sent may arrive all the same. */
export async function discardLetter(id: string): Promise<void> {
  await remove(async (outbox) => {
    const letter = readLetter(await outbox.get(id));
    return letter ? [letter] : [];
  });
}

/** At a log-out nothing readable stays of what the server has. */
export async function deleteSent(owner: string): Promise<void> {
  await remove(async (outbox) => inOrder(await outbox.index('line').getAll(allOf(owner, 'sent'))));
}

const keepSentFor = 30 * 24 * 60 * 60 * 1_000;
const isSent = ({ state }: Letter) => state === 'sent';

/** Of every customer of this phone, also one who is not logged in: sent letters go after a month, their bodies before. */
export async function sweepSent(now = Date.now()): Promise<void> {
  const sentIn = async (outbox: Outbox) => inOrder(await outbox.getAll()).filter(isSent);
  await withDatabase(async (database) => {
    const outbox = outboxOf(database);
    // Older releases kept the body.
    const whole = (await sentIn(outbox)).filter(({ body }) => body !== listedOf(body));
    await together(
      outbox.transaction,
      whole.map((letter) => outbox.put({ ...letter, body: listedOf(letter.body) })),
    );
  });
  await remove(async (outbox) => (await sentIn(outbox)).filter(({ sentAt }) => now - (sentAt ?? now) > keepSentFor));
}

type Outbox = ReturnType<typeof outboxOf>;
const outboxOf = (database: Database) => database.transaction('outbox', 'readwrite', { durability: 'strict' }).store;

/** With a letter go those that it took the place of. Their copies first, or these would bring them back. */
async function remove(which: (outbox: Outbox) => Promise<Letter[]>): Promise<void> {
  const ids = await withDatabase(async (database) => {
    const outbox = outboxOf(database);
    const chains = (await which(outbox)).map((letter) => chainOf(letter, outbox));
    return (await Promise.all(chains)).flat();
  });
  await deleteBackups(ids);
  await withDatabase(async (database) => {
    const outbox = outboxOf(database);
    await Promise.all([...ids.map((id) => outbox.delete(id)), outbox.transaction.done]);
  });
  // Another tab may just have copied what it found without a copy.
  await deleteBackups(ids);
  if (ids.length > 0) announce('outbox');
}

async function chainOf(letter: Letter, outbox: Outbox): Promise<string[]> {
  const ids: string[] = [];
  for (let one: Letter | undefined = letter; one; ) {
    ids.push(one.id);
    one = one.supersedes ? readLetter(await outbox.get(one.supersedes)) : undefined;
  }
  return ids;
}
