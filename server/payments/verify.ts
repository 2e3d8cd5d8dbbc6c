import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { batchSize, type Payment, setFailed, takePaymentsToCheck } from './repository.ts';
import { settle } from './settle.ts';

/** Asks the provider about a payment, and notes its answer. Throws a `ProviderError` if it gives none. */
export async function verify({ db, payments }: Pick<Context, 'db' | 'payments'>, id: string): Promise<void> {
  if (!payments) return;
  const verified = await payments.verify(id);
  if (verified.state === 'paid') await settle(db, id, verified);
  if (verified.state === 'failed') await setFailed(db, id);
}

/** Asks about payments whose webhook has not come. Each is asked about by one of several processes. */
export function schedulePaymentChecks(app: FastifyInstance, context: Context) {
  if (!context.payments) return;
  let running: Promise<void> | undefined;
  let isClosing = false;
  const verifyLater = ({ id }: Payment) =>
    verify(context, id).catch((err: unknown) => app.log.warn({ err, id }, 'a payment could not be verified'));
  const run = async () => {
    try {
      for (let isMore = true; isMore && !isClosing; ) {
        const due = await takePaymentsToCheck(context.db);
        await Promise.all(due.filter(({ provider }) => provider === context.payments?.name).map(verifyLater));
        isMore = due.length === batchSize;
      }
    } catch (err) {
      app.log.warn({ err }, 'begun payments cannot be read, and are not verified');
    }
    running = undefined;
  };
  const timer = setInterval(() => {
    running ??= run();
  }, context.config.paymentsEvery);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    isClosing = true;
    await running;
  });
}
