import * as v from 'valibot';
import { calls } from '../contract/api.ts';
import type { AnswerOf } from '../contract/call.ts';
import { announce, listen } from './channel.ts';
import { withDatabase } from './db.ts';

/** What is shown, with its time, while the server is out of reach. */
const kept = {
  profile: calls.profile,
  options: calls.options,
  services: calls.services,
  claims: calls.claims,
} as const;
type Name = keyof typeof kept;
type Answer<N extends Name> = AnswerOf<(typeof kept)[N]>;

/** The owner of what everyone may read. */
export const everyone = '';

const record = v.object({ at: v.number(), answer: v.unknown() });

export async function keepAnswer<N extends Name>(name: N, owner: string, answer: Answer<N>, at = Date.now()) {
  await withDatabase((database) => database.put('answers', { name, owner, answer, at }));
  announce('answers');
}

/** An answer that an older release kept in another shape is as good as none. */
export async function lastAnswer<N extends Name>(
  name: N,
  owner: string,
): Promise<{ answer: Answer<N>; at: number } | undefined> {
  const stored = v.safeParse(record, await withDatabase((database) => database.get('answers', [name, owner])));
  if (!stored.success) return undefined;
  const answer = v.safeParse(kept[name].answer, stored.output.answer);
  return answer.success ? { answer: answer.output as Answer<N>, at: stored.output.at } : undefined;
}

/** With a log-out goes what the server said of this customer. */
export async function forgetAnswers(owner: string): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction('answers', 'readwrite');
    const names = Object.keys(kept) as Name[];
    await Promise.all([...names.map((name) => transaction.store.delete([name, owner])), transaction.done]);
  });
  announce('answers');
}

export const watchAnswers = (listener: () => void) => listen('answers', listener);
