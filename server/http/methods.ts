import type { FastifyInstance, HTTPMethods } from 'fastify';
import { Refusal } from './refusal.ts';

const methods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

/** Remembers which methods an address has; `refuseOthers` then answers the rest with 405 instead of 404. */
export function knowMethods(app: FastifyInstance) {
  const known = new Map<string, Set<string>>();
  const desk = new Set<string>();
  app.addHook('onRoute', ({ url, method, config }) => {
    const of = known.get(url) ?? new Set();
    for (const one of [method].flat()) of.add(one);
    known.set(url, of);
    if (config?.access === 'admin') desk.add(url);
  });
  return {
    refuseOthers: () => {
      for (const [url, has] of [...known].filter(([url]) => !url.endsWith('*'))) {
        const allow = [...has].join(', ');
        app.route({
          method: methods.filter((method) => !has.has(method)),
          url,
          // To whom the desk is not there, its addresses are not either.
          config: { access: desk.has(url) ? 'admin' : 'anyone' },
          onRequest: async (_request, reply) => {
            reply.header('allow', allow);
            throw new Refusal(405, (messages) => messages.wrongMethod);
          },
          handler: async () => {},
        });
      }
    },
  };
}
