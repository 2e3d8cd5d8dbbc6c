import { Link } from 'react-router-dom';
import type { PaymentLine } from '../../contract/admin/payments.ts';
import { paymentMessages as messages } from '../../i18n/admin/payments.ts';
import { formatAmount, formatBirrCents } from '../../i18n/money.ts';
import { type Column, SecondaryLine } from '../data-table.tsx';
import { formatDateTime } from '../dates.ts';
import { PhoneLink } from '../phone-link.tsx';
import { UserText } from '../user-text.tsx';

export const columns: Column<PaymentLine>[] = [
  {
    header: messages.customer,
    cell: ({ customer }) => (
      <>
        <Link to={`/customers/${customer.id}`}>
          <UserText>{customer.username}</UserText>
        </Link>
        <SecondaryLine>
          <PhoneLink phone={customer.phone} />
        </SecondaryLine>
      </>
    ),
  },
  {
    header: messages.order,
    labelled: true,
    cell: ({ order, instalment }) => (
      <>
        {order.title ?? messages.plan}
        {instalment && <SecondaryLine>{messages.instalment(instalment)}</SecondaryLine>}
        <SecondaryLine>{order.number}</SecondaryLine>
      </>
    ),
  },
  { header: messages.amount, labelled: true, cell: (payment) => <Amount {...payment} /> },
  {
    header: messages.way,
    labelled: true,
    cell: ({ provider, method, providerReference }) => (
      <>
        {method ?? messages.providers[provider] ?? provider}
        <SecondaryLine>{providerReference}</SecondaryLine>
      </>
    ),
  },
  { header: messages.state, labelled: true, cell: (payment) => <State {...payment} /> },
];

function Amount({ state, cents, birrCents, dueBirrCents, receivedCurrency }: PaymentLine) {
  if (state !== 'mismatched' && birrCents === dueBirrCents)
    return (
      <>
        {formatBirrCents('en', birrCents)}
        <SecondaryLine>{formatAmount('en', cents)}</SecondaryLine>
      </>
    );
  return (
    <>
      {messages.received((birrCents / 100).toFixed(2), receivedCurrency ?? '')}
      <SecondaryLine>{messages.due(formatBirrCents('en', dueBirrCents))}</SecondaryLine>
    </>
  );
}

function State(payment: PaymentLine) {
  const { state, applied, receiptNumber, begunAt, paidAt, refundedAt, refundedBy, refundReference, refund } = payment;
  const askedAt = refund?.askedAt ? formatDateTime(refund.askedAt) : '';
  return (
    <>
      {messages.states[state]}
      {receiptNumber !== null && <SecondaryLine>{messages.receipt(receiptNumber)}</SecondaryLine>}
      <SecondaryLine>
        {paidAt ? messages.paidAt(formatDateTime(paidAt)) : messages.begunAt(formatDateTime(begunAt))}
      </SecondaryLine>
      {refund?.laterFirst && state === 'paid' && <SecondaryLine>{messages.laterFirst}</SecondaryLine>}
      {state === 'paid' && !applied && <SecondaryLine>{messages.notApplied}</SecondaryLine>}
      {refund?.state === 'requested' && <SecondaryLine>{messages.refundAsked(askedAt)}</SecondaryLine>}
      {refund?.state === 'failed' && !refundedAt && (
        <SecondaryLine>{messages.refundFailed(askedAt, refund.failure ?? '')}</SecondaryLine>
      )}
      {refundedAt && (
        <SecondaryLine>
          {messages.refundedAt(formatDateTime(refundedAt), refundedBy ?? '', refundReference ?? '')}
        </SecondaryLine>
      )}
    </>
  );
}
