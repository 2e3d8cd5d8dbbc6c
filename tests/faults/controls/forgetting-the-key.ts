import { randomUUID } from 'node:crypto';
import { idempotencyHeader } from '../../../src/contract/letters.ts';
import type { AskApp } from '../server/passing.ts';

/** A server that ignores the key: each coming of a letter is a new one to it, and its receipt names the letter all the same. */
export const forgettingTheKey =
  (ask: AskApp): AskApp =>
  async (asked, body) => {
    const given = asked.headers[idempotencyHeader];
    if (typeof given !== 'string') return ask(asked, body);
    const fresh = randomUUID();
    asked.headers[idempotencyHeader] = fresh;
    const answer = await ask(asked, body);
    return { ...answer, body: Buffer.from(answer.body.toString().replaceAll(fresh, given)) };
  };
