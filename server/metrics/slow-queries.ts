import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { nameOf, onQuery } from '../db/observed.ts';
import { currentRequest } from '../http/current-request.ts';

/** When a database is overloaded every query is slow: each is counted, and the same statement logged once in this time. */
const repeatAfter = 10_000;
const mostStatements = 1_000;

/** Logs queries that take longer than the setting, with the request that made them and without their values. */
export function logSlowQueries(app: FastifyInstance, { config, counters }: Context) {
  const loggedAt = new Map<string, number>();
  const isRepeated = (statement: string) => {
    const now = performance.now();
    if (now - (loggedAt.get(statement) ?? Number.NEGATIVE_INFINITY) < repeatAfter) return true;
    if (loggedAt.size >= mostStatements) loggedAt.clear();
    loggedAt.set(statement, now);
    return false;
  };
  const stop = onQuery(({ text: statement, milliseconds }) => {
    if (milliseconds < config.slowQueryMilliseconds) return;
    const query = nameOf(statement);
    counters.slowQueries.inc({ query });
    if (isRepeated(statement)) return;
    const request = currentRequest();
    const details = { query, milliseconds: Math.round(milliseconds), route: request?.routeOptions.url, statement };
    (request?.log ?? app.log).warn(details, 'slow query');
  });
  app.addHook('onClose', async () => stop());
}
