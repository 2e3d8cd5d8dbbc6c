import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Connections beyond the maximum are dropped, and idle ones are then closed to make room. */
export function limitConnections({ server }: FastifyInstance, { connections }: Config['pressure']) {
  server.maxConnections = connections;
  server.on('drop', () => server.closeIdleConnections());
}
