import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';
import type { Context } from '../context.ts';
import { addStateMetrics } from './state.ts';

/** Prometheus metrics. Routes are labelled by pattern, so that labels contain no ids. */
export function createMetrics(app: FastifyInstance, { db, counters: { register } }: Context): Registry {
  collectDefaultMetrics({ register });
  addStateMetrics(register, db);
  const activeRequests = new Gauge({
    name: 'http_requests_under_way',
    help: 'Requests being answered',
    registers: [register],
  });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  app.addHook('onRequest', async (_request, reply) => {
    activeRequests.inc();
    reply.raw.once('close', () => activeRequests.dec());
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    seconds.observe({ route, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  const fromMemory = new Counter({
    name: 'site_answers_from_memory',
    help: 'Files of the site that were answered without asking the app',
    registers: [register],
  });
  app.decorate('countCacheHit', () => fromMemory.inc());
  return register;
}
