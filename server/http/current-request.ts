import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const requests = new AsyncLocalStorage<FastifyRequest>();

/** The request in which this is called, at any depth; undefined in what the server does by itself. */
export const currentRequest = (): FastifyRequest | undefined => requests.getStore();

export function keepCurrentRequest(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, done) => requests.run(request, done));
  // Reading a body leaves the scope of the hook above.
  app.addHook('preValidation', (request, _reply, done) => requests.run(request, done));
}
