import type { FastifyInstance } from 'fastify';
import { forgetEnded } from './accounts/ended-tokens.ts';
import type { Context } from './context.ts';
import { forgetQuiet } from './limits/repository.ts';

const hour = 60 * 60 * 1000;

/** Counters, and tokens that were logged out with, would otherwise gather for ever. */
export function forgetHourly(app: FastifyInstance, { db }: Context) {
  const timer = setInterval(() => {
    Promise.all([forgetQuiet(db), forgetEnded(db)]).catch((err: unknown) =>
      app.log.warn({ err }, 'what is over stays for now'),
    );
  }, hour);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
