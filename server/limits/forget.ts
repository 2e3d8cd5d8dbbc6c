import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { forgetQuiet } from './repository.ts';

const hour = 60 * 60 * 1000;

/** Counters would otherwise gather for ever. */
export function forgetHourly(app: FastifyInstance, { db }: House) {
  const timer = setInterval(() => {
    forgetQuiet(db).catch((err: unknown) => app.log.warn({ err }, 'old counters stay for now'));
  }, hour);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
