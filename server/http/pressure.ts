import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { busy } from './refusal.ts';

/** More than this server can do at once is told to come back, instead of waiting in a queue without end. */
export function limitPressure(app: FastifyInstance, { requests }: Config['pressure']) {
  let underWay = 0;
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.once('close', () => underWay--);
    if (++underWay > requests) throw busy();
  });
}
