import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { busyError } from './errors.ts';

/**
 * Answers 503 beyond a number of concurrent requests, instead of queueing without bound. Requests whose body or response
 * is still being transferred do not count, since they wait for a slow network and not for the server.
 */
export function limitConcurrentRequests(app: FastifyInstance, { requests }: Config['pressure']) {
  const active = new WeakSet<FastifyRequest>();
  let count = 0;
  const begin = (request: FastifyRequest) => {
    if (active.has(request)) return;
    active.add(request);
    if (++count > requests) throw busyError();
  };
  const end = (request: FastifyRequest) => {
    if (active.delete(request)) count--;
  };
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => end(request));
    begin(request);
  });
  app.addHook('preParsing', async (request) => end(request));
  app.addHook('preValidation', async (request) => begin(request));
  app.addHook('onSend', async (request) => end(request));
}
