import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** A connection beyond these is closed as it comes, and those that only wait for a next request are closed to make room. */
export function limitConnections({ server }: FastifyInstance, { connections }: Config['pressure']) {
  server.maxConnections = connections;
  server.on('drop', () => server.closeIdleConnections());
}
