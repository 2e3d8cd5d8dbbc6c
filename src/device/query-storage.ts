import * as v from 'valibot';
import { endpoints } from '../contract/endpoints.ts';
import { together, withDatabase } from './database.ts';
import { ownerOf, sessionKey } from './session.ts';

/** The answers that are kept on the phone, and shown with their time while the server is out of reach. */
const kept = {
  profile: endpoints.profile.answer,
  options: endpoints.options.answer,
  claims: endpoints.claims.answer,
} as const;

/** The owner of what everyone may read. */
export const everyone = '';

export type KeptAnswer = { answer: unknown; at: number };
const record = v.object({ at: v.number(), answer: v.unknown() });

/** Not where its customer has logged out meanwhile: what was kept was deleted then, and would not be a second time. */
export async function keepAnswer(name: string, owner: string, { answer, at }: KeptAnswer): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction(['session', 'answers'], 'readwrite');
    const session = await transaction.objectStore('session').get(sessionKey);
    const mayKeep = owner === everyone || ownerOf(session) === owner;
    await together(transaction, [mayKeep && transaction.objectStore('answers').put({ name, owner, answer, at })]);
  });
}

/** An answer that an older release kept in another shape is as good as none. */
export async function lastAnswer(name: string, owner: string): Promise<KeptAnswer | undefined> {
  const stored = v.safeParse(record, await withDatabase((database) => database.get('answers', [name, owner])));
  if (!stored.success || !(name in kept)) return undefined;
  const answer = v.safeParse(kept[name as keyof typeof kept], stored.output.answer);
  return answer.success ? { answer: answer.output, at: stored.output.at } : undefined;
}

/** With a log-out goes what the server said of this customer. */
export async function forgetAnswers(owner: string): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction('answers', 'readwrite');
    const keys = await transaction.store.getAllKeys();
    const theirs = keys.filter(([, of]) => of === owner);
    await together(
      transaction,
      theirs.map((key) => transaction.store.delete(key)),
    );
  });
}
