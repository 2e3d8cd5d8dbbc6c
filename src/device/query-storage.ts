import * as v from 'valibot';
import { endpoints } from '../contract/endpoints.ts';
import { finishTransaction, withDatabase } from './database.ts';
import { ownerOf, sessionKey } from './session.ts';

/** Responses stored on the phone, so that they can be shown (with their time) while the server is unreachable. */
const storedAnswers = {
  profile: endpoints.profile.answer,
  options: endpoints.options.answer,
  claims: endpoints.claims.answer,
  notices: endpoints.notices.answer,
  cards: endpoints.cards.answer,
  'card-keys': endpoints.cardKeys.answer,
  'blocked-cards': endpoints.blockedCards.answer,
  payments: endpoints.payments.answer,
  benefits: endpoints.benefits.answer,
} as const;

/** The owner of responses that do not belong to a customer. */
export const publicOwner = '';

export type StoredAnswer = { answer: unknown; at: number };
const storedRecord = v.object({ at: v.number(), answer: v.unknown() });

/** Does nothing if the owner has logged out in the meantime, since logging out deletes the stored answers. */
export async function storeAnswer(name: string, owner: string, { answer, at }: StoredAnswer): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction(['session', 'answers'], 'readwrite');
    const session = await transaction.objectStore('session').get(sessionKey);
    const isOwnerLoggedIn = owner === publicOwner || ownerOf(session) === owner;
    await finishTransaction(transaction, [
      isOwnerLoggedIn && transaction.objectStore('answers').put({ name, owner, answer, at }),
    ]);
  });
}

/**
 * Returns `undefined` for a stored answer that does not match the current schema, such as one from an older release.
 */
export async function readAnswer(name: string, owner: string): Promise<StoredAnswer | undefined> {
  const stored = v.safeParse(storedRecord, await withDatabase((database) => database.get('answers', [name, owner])));
  if (!stored.success || !(name in storedAnswers)) return undefined;
  const answer = v.safeParse(storedAnswers[name as keyof typeof storedAnswers], stored.output.answer);
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
