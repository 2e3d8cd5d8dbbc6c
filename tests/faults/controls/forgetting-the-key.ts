import { randomUUID } from 'node:crypto';
import { idempotencyHeader } from '../../../src/contract/letters.ts';
import type { ForwardRequest } from '../server/forward.ts';

/**
 * Simulates a server that ignores the Idempotency-Key: every arrival is a new letter, but the receipt has the
 * original id.
 */
export const forgettingTheKey =
  (ask: ForwardRequest): ForwardRequest =>
  async (asked, body) => {
    const given = asked.headers[idempotencyHeader];
    if (typeof given !== 'string') return ask(asked, body);
    const fresh = randomUUID();
    asked.headers[idempotencyHeader] = fresh;
    const answer = await ask(asked, body);
    return { ...answer, body: Buffer.from(answer.body.toString().replaceAll(fresh, given)) };
  };
