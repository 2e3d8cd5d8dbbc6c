import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { type PaymentLine, providerRefund } from '../../contract/admin/payments.ts';
import { paymentMessages as messages } from '../../i18n/admin/payments.ts';
import { TextAreaField } from '../../ui/field.tsx';
import { deskRequest } from '../client.ts';
import { DeskForm } from '../desk-form.tsx';
import { useDeskForm } from '../use-desk-form.ts';

type Props = { payment: PaymentLine; onDone: () => void; onCancel: () => void };

/** Requests a refund from the provider. The list of payments shows its outcome. */
export function ProviderRefundForm({ payment: { id, customer, provider }, onDone, onCancel }: Props) {
  const form = useDeskForm({
    schema: providerRefund.schema,
    initial: { reason: '' },
    toPayload: (values) => values,
    send: (payload) => deskRequest(adminEndpoints.refundAtProvider, { params: { id }, payload }),
    onDone,
  });
  return (
    <DeskForm
      form={form}
      label={messages.refundOf(customer.username)}
      submitLabel={messages.refund}
      onCancel={onCancel}
    >
      <p>{messages.providerRefundLead(messages.providers[provider] ?? provider)}</p>
      <TextAreaField label={messages.reason} hint={messages.reasonHint} rows={2} required {...form.field('reason')} />
    </DeskForm>
  );
}
