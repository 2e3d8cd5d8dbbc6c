import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { endpoints } from '../../src/contract/endpoints.ts';
import { uuid } from '../../src/contract/fields.ts';
import type { Context } from '../context.ts';
import { HttpError } from '../http/errors.ts';
import { idParam, notFoundError } from '../http/query-params.ts';
import { apiBase, serve } from '../http/serve.ts';
import { beginPayment } from './begin.ts';
import { presentPayment } from './present.ts';
import { findPayment, paymentsOf, takePaymentToCheck } from './repository.ts';
import { verify } from './verify.ts';

export function paymentRoutes(app: FastifyInstance, context: Context) {
  const { db } = context;

  async function ownPayment(id: string, userId: string) {
    const payment = await findPayment(db, id, userId);
    if (!payment) throw notFoundError();
    return presentPayment(payment);
  }

  serve(app, endpoints.payments, async ({ session }) => ({
    payments: (await paymentsOf(db, session.userId)).map(presentPayment),
  }));

  serve(app, endpoints.beginPayment, async ({ payload, session: { userId } }) => {
    const begunBefore = await findPayment(db, payload.id, userId);
    if (begunBefore) return presentPayment(begunBefore);
    return ownPayment(await beginPayment(context, userId, payload), userId);
  });

  serve(app, endpoints.onePayment, async ({ session: { userId }, request }) => {
    const id = idParam(request);
    const payment = await ownPayment(id, userId);
    if (!(await takePaymentToCheck(db, id))) return payment;
    // Without an answer of the provider, what is known is shown.
    await verify(context, id).catch((err: unknown) => request.log.warn({ err, id }, 'a payment could not be verified'));
    return ownPayment(id, userId);
  });

  /** A webhook is only a reason to ask the provider. Answered with an error, it is sent again. */
  app.post(`${apiBase}/payments/webhook`, { config: { access: 'anyone' } }, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const reference = context.payments?.parseWebhook(request.headers, body);
    if (reference === undefined) throw new HttpError(401, (messages) => messages.refused);
    if (v.is(uuid, reference)) await verifyKnown(reference);
    else request.log.warn({ reference }, 'a webhook for a payment that is not ours');
    return reply.header('cache-control', 'no-store').code(204).send();
  });

  async function verifyKnown(reference: string) {
    try {
      await verify(context, reference);
    } catch (cause) {
      app.log.warn({ err: cause, id: reference }, 'a payment could not be verified');
      throw new HttpError(503, (messages) => messages.busy, { retryAfterSeconds: 60 });
    }
  }
}
