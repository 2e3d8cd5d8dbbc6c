import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    isStopping(): boolean;
  }
}

/** What a client has not sent or taken by then, it will have to ask for again. */
const mostMilliseconds = 10_000;

/**
 * What is under way when the server stops is the last of its connection, which would keep the server waiting otherwise. So
 * would a connection on which nothing comes, or a body that does not go on: after a while they are closed.
 */
export function endConnectionsWhenStopping(app: FastifyInstance) {
  let stopping = false;
  app.decorate('isStopping', () => stopping);
  app.addHook('preClose', async () => {
    stopping = true;
    setTimeout(() => app.server.closeAllConnections(), mostMilliseconds).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
