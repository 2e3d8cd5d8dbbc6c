import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { busyError } from '../http/errors.ts';
import { apiBase } from '../http/serve.ts';

/** `health`: the database responds. `ready`: the server also accepts new requests, and the database is writable. */
export function healthRoutes(app: FastifyInstance, { db }: Context) {
  app.get(`${apiBase}/health`, { config: { access: 'anyone' } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await db.execute(sql`select 1`);
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'database out of reach' });
    }
  });

  app.get(`${apiBase}/ready`, { config: { access: 'anyone' } }, async (_request, reply) => {
    if (app.isStopping()) throw busyError();
    const { rows } = (await db.execute(
      sql`select current_setting('transaction_read_only') = 'on' as readonly`,
    )) as unknown as {
      rows: { readonly: boolean }[];
    };
    if (rows[0]?.readonly) throw busyError();
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
