import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { PaymentLine } from '../../contract/admin/payments.ts';
import { paymentMessages as messages } from '../../i18n/admin/payments.ts';
import { formatBirrCents } from '../../i18n/money.ts';
import { deskRequest } from '../client.ts';
import { ConfirmAction } from '../confirm-action.tsx';
import { OpenFormButton } from '../open-form-button.tsx';
import type { OpenForms } from '../use-open-forms.ts';
import { ProviderRefundForm } from './provider-refund-form.tsx';
import { RefundForm } from './refund-form.tsx';

type Props = { payment: PaymentLine; forms: OpenForms; onDone: () => void };

/** What can be decided about a payment: another amount is accepted, and what has arrived is given back. */
export function PaymentActions({ payment, forms, onDone }: Props) {
  const { id, state, customer, birrCents, dueBirrCents, receivedCurrency } = payment;
  if (state !== 'paid' && state !== 'mismatched') return null;
  if (payment.refund?.laterFirst && payment.refund.state !== 'requested') return null;
  const noteId = `${id}-note`;
  const formProps = (openId: string) => ({
    payment,
    onDone: () => {
      forms.close(openId);
      onDone();
    },
    onCancel: () => forms.close(openId),
  });
  if (forms.isOpen(id)) return <ProviderRefundForm {...formProps(id)} />;
  if (forms.isOpen(noteId)) return <RefundForm {...formProps(noteId)} />;
  const isAsked = payment.refund?.atProvider && payment.refund.state !== 'requested';
  const received = `${(birrCents / 100).toFixed(2)} ${receivedCurrency}`;
  return (
    <>
      {state === 'mismatched' && (
        <ConfirmAction
          label={messages.accept}
          question={messages.acceptTitle}
          text={messages.acceptText(received, formatBirrCents('en', dueBirrCents))}
          done={messages.accepted}
          send={() => deskRequest(adminEndpoints.acceptPayment, { params: { id } })}
          onDone={onDone}
        />
      )}
      {isAsked && (
        <OpenFormButton forms={forms} id={id} kind="quiet" deskRole="lead" label={messages.refundOf(customer.username)}>
          {messages.refund}
        </OpenFormButton>
      )}
      <OpenFormButton
        forms={forms}
        id={noteId}
        kind={isAsked ? 'plain' : 'quiet'}
        deskRole="lead"
        label={isAsked ? messages.noteRefundOf(customer.username) : messages.refundOf(customer.username)}
      >
        {isAsked ? messages.noteRefund : messages.refund}
      </OpenFormButton>
    </>
  );
}
