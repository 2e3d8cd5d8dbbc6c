import type { FastifyInstance, HTTPMethods } from 'fastify';
import { HttpError } from './errors.ts';

const methods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

/** Records the methods of each route; `rejectOtherMethods` adds 405 responses for the others. */
export function trackMethods(app: FastifyInstance) {
  const known = new Map<string, Set<string>>();
  const adminUrls = new Set<string>();
  app.addHook('onRoute', ({ url, method, config }) => {
    const of = known.get(url) ?? new Set();
    for (const one of [method].flat()) of.add(one);
    known.set(url, of);
    if (config?.access === 'admin') adminUrls.add(url);
  });
  return {
    rejectOtherMethods: () => {
      for (const [url, has] of [...known].filter(([url]) => !url.endsWith('*'))) {
        const allow = [...has].join(', ');
        app.route({
          method: methods.filter((method) => !has.has(method)),
          url,
          // Admin routes answer 404 to others, whatever the method.
          config: { access: adminUrls.has(url) ? 'admin' : 'anyone' },
          onRequest: async (_request, reply) => {
            reply.header('allow', allow);
            throw new HttpError(405, (messages) => messages.wrongMethod);
          },
          handler: async () => {},
        });
      }
    },
  };
}
