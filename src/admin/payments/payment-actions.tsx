import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { PaymentLine } from '../../contract/admin/payments.ts';
import { paymentMessages as messages } from '../../i18n/admin/payments.ts';
import { formatBirrCents } from '../../i18n/money.ts';
import { deskRequest } from '../client.ts';
import { ConfirmAction } from '../confirm-action.tsx';
import { OpenFormButton } from '../open-form-button.tsx';
import type { OpenForms } from '../use-open-forms.ts';
import { RefundForm } from './refund-form.tsx';

type Props = { payment: PaymentLine; forms: OpenForms; onDone: () => void };

/** What can be decided about a payment: another amount is accepted, and what has arrived is given back. */
export function PaymentActions({ payment, forms, onDone }: Props) {
  const { id, state, customer, birrCents, dueBirrCents, receivedCurrency } = payment;
  if (state !== 'paid' && state !== 'mismatched') return null;
  if (forms.isOpen(id)) {
    const close = () => forms.close(id);
    return (
      <RefundForm
        payment={payment}
        onDone={() => {
          close();
          onDone();
        }}
        onCancel={close}
      />
    );
  }
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
      <OpenFormButton forms={forms} id={id} kind="quiet" deskRole="lead" label={messages.refundOf(customer.username)}>
        {messages.refund}
      </OpenFormButton>
    </>
  );
}
