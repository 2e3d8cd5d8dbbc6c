import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    isStopping(): boolean;
  }
}

/** After this, connections that are still open are destroyed. */
const shutdownTimeout = 10_000;

/** Closes keep-alive connections after their current response, and stalled ones after a timeout, so that `close()` can finish. */
export function closeConnectionsOnShutdown(app: FastifyInstance) {
  let stopping = false;
  app.decorate('isStopping', () => stopping);
  app.addHook('preClose', async () => {
    stopping = true;
    setTimeout(() => app.server.closeAllConnections(), shutdownTimeout).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
