import type { Payment } from '../../src/contract/responses/payments.ts';
import type { PaymentRow } from './repository.ts';

export const presentPayment = ({ payment, order }: PaymentRow): Payment => ({
  id: payment.id,
  state: payment.state,
  order: {
    kind: payment.subscriptionId ? 'subscription' : 'upgrade',
    id: payment.subscriptionId ?? payment.upgradeId ?? '',
    ...order,
  },
  instalment: payment.instalment,
  applied: payment.applied,
  cents: payment.cents,
  birrCents: payment.receivedCents ?? payment.birrCents,
  birr: { rate: payment.birrRate, since: payment.rateSince },
  provider: payment.provider,
  method: payment.method,
  providerReference: payment.providerReference,
  begunAt: payment.begunAt.toISOString(),
  paidAt: payment.paidAt?.toISOString() ?? null,
  refundedAt: payment.refundedAt?.toISOString() ?? null,
  receiptNumber: payment.receiptNumber,
  checkoutUrl: payment.state === 'begun' ? payment.checkoutUrl : null,
});
