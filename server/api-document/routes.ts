import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { apiBase } from '../http/serve.ts';
import { apiDocument } from './document.ts';
import { documentPage } from './page.ts';

export function apiDocumentRoutes(app: FastifyInstance, { config }: Context) {
  const document = apiDocument();
  app.get(`${apiBase}/openapi.json`, { config: { access: 'anyone' } }, async () => document);
  if (config.development) {
    app.get(`${apiBase}/docs`, { config: { access: 'anyone' } }, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(documentPage(document)),
    );
  }
}
