import * as v from 'valibot';
import { endpoints } from '../contract/endpoints.ts';
import { finishTransaction, withDatabase } from './database.ts';
import { isUnlocked } from './sealing/keys.ts';
import { ownKeyId } from './sealing/pin-record.ts';
import { openJson, sealJson } from './sealing/sealed.ts';
import { sessionOwner } from './session-record.ts';

/** Responses stored on the phone, so that they can be shown (with their time) while the server is unreachable. */
const storedAnswers = {
  profile: endpoints.profile.answer,
  options: endpoints.options.answer,
  claims: endpoints.claims.answer,
  notices: endpoints.notices.answer,
  cards: endpoints.cards.answer,
  portraits: endpoints.portraits.answer,
  'card-keys': endpoints.cardKeys.answer,
  'blocked-cards': endpoints.blockedCards.answer,
  payments: endpoints.payments.answer,
  benefits: endpoints.benefits.answer,
} as const;

/** The owner of responses that do not belong to a customer. */
export const publicOwner = '';

export type StoredAnswer = { answer: unknown; at: number };
const storedRecord = v.object({ at: v.number(), answer: v.unknown() });

/** Does nothing if the owner has logged out in the meantime, since logging out deletes the stored answers, or while locked. */
export async function storeAnswer(name: string, owner: string, { answer, at }: StoredAnswer): Promise<void> {
  const keyId = owner === publicOwner ? undefined : await ownKeyId(owner);
  if (keyId !== undefined && !isUnlocked(keyId)) return;
  const content = await sealJson(keyId, answer);
  await withDatabase(async (database) => {
    const transaction = database.transaction(['session', 'answers'], 'readwrite');
    const loggedIn = await sessionOwner(transaction.objectStore('session'));
    const isOwnerLoggedIn = owner === publicOwner || loggedIn === owner;
    await finishTransaction(transaction, [
      isOwnerLoggedIn && transaction.objectStore('answers').put({ name, owner, answer: content, at }),
    ]);
  });
}

/**
 * Returns `undefined` for a stored answer that does not match the current schema, such as one from an older release.
 */
export async function readAnswer(name: string, owner: string): Promise<StoredAnswer | undefined> {
  const stored = v.safeParse(storedRecord, await withDatabase((database) => database.get('answers', [name, owner])));
  if (!stored.success || !(name in storedAnswers)) return undefined;
  const content = await openJson(stored.output.answer).catch(() => undefined);
  const answer = v.safeParse(storedAnswers[name as keyof typeof storedAnswers], content);
  return answer.success ? { answer: answer.output, at: stored.output.at } : undefined;
}

/** Called on log-out. */
export async function deleteAnswers(owner: string): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction('answers', 'readwrite');
    const keys = await transaction.store.getAllKeys();
    const theirs = keys.filter(([, of]) => of === owner);
    await finishTransaction(
      transaction,
      theirs.map((key) => transaction.store.delete(key)),
    );
  });
}
