import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { busy } from './refusal.ts';

/**
 * More than this server can do at once is told to come back, instead of waiting in a queue without end. Only what it
 * works on counts: a request whose body is still on its way, or whose answer is, waits for a slow network and not for us.
 */
export function limitPressure(app: FastifyInstance, { requests }: Config['pressure']) {
  const underWay = new WeakSet<FastifyRequest>();
  let count = 0;
  const begin = (request: FastifyRequest) => {
    if (underWay.has(request)) return;
    underWay.add(request);
    if (++count > requests) throw busy();
  };
  const end = (request: FastifyRequest) => {
    if (underWay.delete(request)) count--;
  };
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => end(request));
    begin(request);
  });
  app.addHook('preParsing', async (request) => end(request));
  app.addHook('preValidation', async (request) => begin(request));
  app.addHook('onSend', async (request) => end(request));
}
