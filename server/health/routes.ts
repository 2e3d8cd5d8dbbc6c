import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { busy } from '../http/refusal.ts';
import { apiBase } from '../http/serve.ts';

/** `health`: this process and its database work. `ready`: besides, both take what is new. */
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
    if (app.isStopping()) throw busy();
    const { rows } = (await db.execute(
      sql`select current_setting('transaction_read_only') = 'on' as fixed`,
    )) as unknown as {
      rows: { fixed: boolean }[];
    };
    if (rows[0]?.fixed) throw busy();
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
