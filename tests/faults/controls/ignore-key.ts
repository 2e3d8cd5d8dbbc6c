import { randomUUID } from 'node:crypto';
import { idempotencyHeader } from '../../../src/contract/letters.ts';
import type { ForwardRequest } from '../server/forward.ts';

/**
 * Simulates a server that ignores the Idempotency-Key: every arrival is a new letter, but the receipt has the
 * original id.
 */
export const ignoreKey =
  (forward: ForwardRequest): ForwardRequest =>
  async (request, body) => {
    const key = request.headers[idempotencyHeader];
    if (typeof key !== 'string') return forward(request, body);
    const newKey = randomUUID();
    request.headers[idempotencyHeader] = newKey;
    const response = await forward(request, body);
    return { ...response, body: Buffer.from(response.body.toString().replaceAll(newKey, key)) };
  };
