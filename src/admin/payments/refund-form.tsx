import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { type PaymentLine, refundNote } from '../../contract/admin/payments.ts';
import { paymentMessages as messages } from '../../i18n/admin/payments.ts';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { deskRequest } from '../client.ts';
import { DeskForm } from '../desk-form.tsx';
import { useDeskForm } from '../use-desk-form.ts';

type Props = { payment: PaymentLine; onDone: () => void; onCancel: () => void };

/** Notes that the money was given back elsewhere. */
export function RefundForm({ payment: { id, customer }, onDone, onCancel }: Props) {
  const form = useDeskForm({
    schema: refundNote.schema,
    initial: { reference: '', reason: '' },
    toPayload: (values) => values,
    send: (payload) => deskRequest(adminEndpoints.refundPayment, { params: { id }, payload }),
    onDone: () => {
      toast(messages.refunded);
      onDone();
    },
  });
  return (
    <DeskForm form={form} label={messages.refundOf(customer.username)} onCancel={onCancel}>
      <p>{messages.refundLead}</p>
      <TextField label={messages.reference} required {...form.field('reference')} />
      <TextAreaField label={messages.reason} hint={messages.reasonHint} rows={2} required {...form.field('reason')} />
    </DeskForm>
  );
}
