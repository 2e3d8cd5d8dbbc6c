import type { FastifyInstance } from 'fastify';
import { deleteExpiredTokens } from './accounts/ended-tokens.ts';
import type { Context } from './context.ts';
import { deleteIdleLimits } from './limits/repository.ts';

const hour = 60 * 60 * 1000;

/** Deletes expired rate limits and ended tokens every hour, so that their tables do not grow. */
export function scheduleCleanup(app: FastifyInstance, { db }: Context) {
  const timer = setInterval(() => {
    Promise.all([deleteIdleLimits(db), deleteExpiredTokens(db)]).catch((err: unknown) =>
      app.log.warn({ err }, 'hourly cleanup failed'),
    );
  }, hour);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
