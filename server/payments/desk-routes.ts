import type { FastifyInstance, FastifyRequest } from 'fastify';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import { closingQuery, type PaymentLine, paymentsQuery } from '../../src/contract/admin/payments.ts';
import type { Context } from '../context.ts';
import { queryToday } from '../db/calendar.ts';
import { HttpError } from '../http/errors.ts';
import { idParam, notFoundError, paginate, parseQuery } from '../http/query-params.ts';
import { serve } from '../http/serve.ts';
import { closingOf, type DeskPaymentRow, listPayments, moneyByMonth } from './desk-repository.ts';
import { presentPayment } from './present.ts';
import { noteRefund, refundAtProvider, refundsAt } from './refund-at-provider.ts';
import { accept } from './settle.ts';

const pageLength = 50;

export function paymentDeskRoutes(app: FastifyInstance, context: Context) {
  const { db } = context;

  serve(app, adminEndpoints.payments, async ({ request }) => {
    const found = await listPayments(db, parseQuery(paymentsQuery, request), pageLength + 1);
    const { shown, next } = paginate(found, pageLength, ({ payment: { id } }) => id);
    return { payments: shown.map(presentLine), next };
  });

  serve(app, adminEndpoints.acceptPayment, ({ request }) => decided(request, (id) => accept(db, id)));

  serve(app, adminEndpoints.refundAtProvider, ({ payload, session, request }) =>
    decided(request, async (id) => {
      await requireLast(id);
      return refundAtProvider(context, id, payload.reason.trim(), session.userId);
    }),
  );

  serve(app, adminEndpoints.refundPayment, ({ payload, session, request }) =>
    decided(request, async (id) => {
      await requireLast(id);
      return noteRefund(db, id, payload, session.userId);
    }),
  );

  serve(app, adminEndpoints.paymentsClosing, async ({ request }) => {
    const { day = await queryToday(db) } = parseQuery(closingQuery, request);
    return { day, lines: await closingOf(db, day) };
  });

  serve(app, adminEndpoints.moneyByMonth, async () => ({ months: await moneyByMonth(db) }));

  async function decided(request: FastifyRequest, decide: (id: string) => Promise<boolean>): Promise<PaymentLine> {
    const id = idParam(request);
    const isDecided = await decide(id);
    const [now] = await listPayments(db, { id }, 1);
    if (!now) throw notFoundError();
    if (!isDecided) throw new HttpError(409, (messages) => messages.settledBefore);
    return presentLine(now);
  }

  /** What the provider was asked for already is noted, whatever was paid since. */
  async function requireLast(id: string) {
    const [line] = await listPayments(db, { id }, 1);
    if (line?.isLaterPaid && line.payment.state === 'paid' && line.payment.refundState !== 'requested')
      throw new HttpError(409, (messages) => messages.laterPaid);
  }

  const presentLine = ({ payment, order, isLaterPaid, customer, refundedBy }: DeskPaymentRow): PaymentLine => ({
    ...presentPayment({ payment, order }),
    customer,
    dueBirrCents: payment.birrCents,
    receivedCurrency: payment.receivedCurrency,
    refundedBy,
    refundReference: payment.refundReference,
    refundReason: payment.refundReason,
    refund: {
      atProvider: refundsAt(context.payments, payment),
      state: payment.refundState,
      askedAt: payment.refundAskedAt?.toISOString() ?? null,
      failure: payment.refundFailure,
      laterFirst: isLaterPaid,
    },
  });
}
