import type { PaymentFilter } from '../../contract/admin/payments.ts';
import type { PaymentState } from '../../contract/responses/payments.ts';

const filters: Record<PaymentFilter, string> = {
  unclear: 'To be decided',
  begun: 'Begun',
  paid: 'Paid',
  refunded: 'Given back',
  failed: 'Not paid',
};

const states: Record<PaymentState, string> = {
  begun: 'Begun',
  failed: 'Not paid',
  expired: 'Not paid, not asked for any more',
  paid: 'Paid',
  mismatched: 'Another amount than due',
  refunded: 'Given back',
};

const providers: Record<string, string> = {
  chapa: 'Chapa',
  sandbox: 'Sandbox (trial without money)',
  'bank-transfer': 'Bank transfer',
};

export const paymentMessages = {
  providers,
  title: 'Payments',
  which: 'Which payments',
  all: 'All',
  filters,
  states,
  search: 'Number of a receipt or an order, a reference, or a customer',
  show: 'Show',
  customer: 'Customer',
  order: 'For',
  plan: 'Premium plan',
  instalment: (number: number) => `Instalment ${number} of 4`,
  amount: 'Amount',
  due: (amount: string) => `Due: ${amount}`,
  received: (amount: string, currency: string) => `Received: ${amount} ${currency}`,
  way: 'By',
  state: 'State',
  receipt: (number: number) => `Receipt ${number}`,
  begunAt: (at: string) => `Begun ${at}`,
  paidAt: (at: string) => `Paid ${at}`,
  refundedAt: (at: string, by: string, reference: string) => `Given back ${at} by ${by}: ${reference}`,
  notApplied: 'The order was settled before: nothing was confirmed.',
  none: 'No payments',
  noneText: 'There is no payment of this kind.',
  accept: 'Accept',
  acceptOf: (customer: string) => `Accept the payment of ${customer}`,
  acceptTitle: 'Accept this amount for the whole?',
  acceptText: (received: string, due: string) =>
    `${received} have arrived, and ${due} were due. The order is confirmed as if all of it had arrived, and a receipt is given.`,
  accepted: 'The payment is accepted.',
  refund: 'Give back',
  refundOf: (customer: string) => `Give back the payment of ${customer}`,
  refundLead:
    'Give the money back at the provider or by the bank first, then note it here. The period that this payment was for is not covered any more.',
  providerRefundLead: (provider: string) =>
    `We ask the payment service (${provider}) to pay the whole amount back to the customer, the way it came. The period that this payment was for is not covered any more.`,
  laterFirst: 'Something later of the same cover is paid. It is given back first.',
  noteRefund: 'Note by hand',
  noteRefundOf: (customer: string) => `Note by hand that the payment of ${customer} was given back`,
  refundAsked: (at: string) =>
    `The provider was asked for a refund ${at} and has not answered. Look there whether it was made before you note it by hand.`,
  refundFailed: (at: string, why: string) => `The provider refused a refund ${at}: ${why}`,
  reference: 'Reference of the transfer back',
  reason: 'Reason',
  reasonHint: 'The customer reads this.',
  refunded: 'The refund is noted.',
  closing: {
    title: 'Closing of a day',
    lead: 'Money that came in and went back on one day, in Ethiopian time.',
    open: 'Closing of a day',
    back: 'All payments',
    day: 'Day',
    caption: 'By the way of paying',
    way: 'By',
    payments: 'Payments',
    received: 'Received',
    refunds: 'Refunds',
    given: 'Given back',
    rest: 'Rest',
    all: 'All',
    none: 'Nothing came in or went back on this day.',
    download: 'Download as CSV',
    file: (day: string) => `tenawas-payments-${day}.csv`,
  },
};
