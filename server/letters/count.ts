import type { FastifyInstance } from 'fastify';
import { endpointOfLetter } from '../../src/contract/letters.ts';
import type { Context } from '../context.ts';
import { apiBase } from '../http/serve.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The letter had arrived before, and was answered as the first time. */
    isRepeatedLetter: boolean;
  }
}

const kinds = new Map(
  Object.entries(endpointOfLetter).map(([kind, { method, path }]) => [`${method} ${apiBase}${path}`, kind]),
);

/** Counts the letters of each kind by what became of them. */
export function countLetters(app: FastifyInstance, { counters }: Context) {
  app.decorateRequest('isRepeatedLetter', false);
  app.addHook('onResponse', async ({ method, routeOptions, isRepeatedLetter }, { statusCode }) => {
    const kind = kinds.get(`${method} ${routeOptions.url}`);
    if (kind) counters.letters.inc({ kind, outcome: outcomeOf(statusCode, isRepeatedLetter) });
  });
}

function outcomeOf(status: number, isRepeated: boolean): string {
  if (status < 400) return isRepeated ? 'repeated' : 'received';
  if (status >= 500 || status === 429) return 'unavailable';
  return status === 401 || status === 403 ? 'not-allowed' : 'refused';
}
