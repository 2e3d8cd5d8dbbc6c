import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { nameOf, onQuery } from '../db/observed.ts';
import { currentRequest } from '../http/current-request.ts';

/** Logs queries that take longer than the setting, with the request that made them and without their values. */
export function logSlowQueries(app: FastifyInstance, { config, counters }: Context) {
  const stop = onQuery(({ text, milliseconds }) => {
    if (milliseconds < config.slowQueryMilliseconds) return;
    const query = nameOf(text);
    counters.slowQueries.inc({ query });
    const request = currentRequest();
    const details = {
      query,
      milliseconds: Math.round(milliseconds),
      route: request?.routeOptions.url,
      statement: text,
    };
    (request?.log ?? app.log).warn(details, 'slow query');
  });
  app.addHook('onClose', async () => stop());
}
