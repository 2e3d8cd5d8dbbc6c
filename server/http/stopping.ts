import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    isStopping(): boolean;
  }
}

/** What is under way when the server stops is the last of its connection, which would keep the server waiting otherwise. */
export function endConnectionsWhenStopping(app: FastifyInstance) {
  let stopping = false;
  app.decorate('isStopping', () => stopping);
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
