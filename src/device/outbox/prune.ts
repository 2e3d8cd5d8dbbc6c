import { finishTransaction, withDatabase } from '../database.ts';
import { ownKeyId, refreshPin } from '../sealing/pin-record.ts';
import { isSealedText, sealText } from '../sealing/sealed.ts';
import { openBody, readLetter, type StoredLetter, summaryOf } from './letter.ts';
import { inOrder, type Outbox, outboxOf, removeLetters } from './store.ts';

const keepSentFor = 30 * 24 * 60 * 60 * 1_000;
const isSent = ({ state }: StoredLetter) => state === 'sent';
const sentIn = async (outbox: Outbox) => inOrder(await outbox.getAll()).filter(isSent);

/** Deletes letters sent over a month ago, for all customers of this phone, and reduces the bodies of sent ones. */
export async function pruneSentLetters(now = Date.now()): Promise<void> {
  const sent = await withDatabase(async (database) => {
    const outbox = outboxOf(database);
    const sent = await sentIn(outbox);
    // Older releases stored the whole body.
    const whole = sent.filter(({ body }) => typeof body === 'string' && body !== summaryOf(body));
    await finishTransaction(
      outbox.transaction,
      whole.map((letter) => outbox.put({ ...letter, body: summaryOf(letter.body as string) })),
    );
    return sent;
  });
  for (const letter of sent) if (isSealedText(letter.body)) await reduceSealed(letter);
  await removeLetters(async (outbox) =>
    (await sentIn(outbox)).filter(({ sentAt }) => now - (sentAt ?? now) > keepSentFor),
  );
}

/** It stays as it is while it cannot be opened: it was reduced before it was sealed with the key of the PIN. */
async function reduceSealed(letter: StoredLetter): Promise<void> {
  const body = await openBody(letter).catch(() => undefined);
  if (body === undefined || body === summaryOf(body)) return;
  // The worker is not told of changes.
  await refreshPin(letter.owner);
  const keyId = await ownKeyId(letter.owner);
  const reduced = keyId ? await sealText(keyId, summaryOf(body)) : summaryOf(body);
  await withDatabase(async (database) => {
    const outbox = outboxOf(database);
    const stored = readLetter(await outbox.get(letter.id));
    const isStill = stored?.state === 'sent' && stored.sha256 === letter.sha256;
    await finishTransaction(outbox.transaction, [isStill && outbox.put({ ...stored, body: reduced })]);
  });
}
