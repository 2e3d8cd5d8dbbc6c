import { adminCalls } from '../../contract/admin/api.ts';
import type { AdminOffers } from '../../contract/admin/offers.ts';
import { offerWords as words } from '../../text/desk/offers.ts';
import { CheckboxField, TextField } from '../../ui/field.tsx';
import { ask } from '../ask.ts';
import { textIn, useDeskForm } from '../form.ts';
import { OfferForm } from './offer-form.tsx';
import { savedToast } from './saving.ts';

type Ways = { onDone: () => void; onCancel: () => void };

export function PolicyForm({
  policy,
  onDone,
  onCancel,
}: Ways & { policy: AdminOffers['policies'][number] | undefined }) {
  const of = useDeskForm({
    schema: adminCalls.addPolicy.payload.schema,
    read: (data) => ({ name: textIn(data, 'name'), active: data.has('active') }),
    send: (payload) =>
      policy
        ? ask(adminCalls.changePolicy, { params: { id: policy.id }, payload })
        : ask(adminCalls.addPolicy, { payload }),
    done: savedToast(onDone),
  });
  return (
    <OfferForm of={of} active={policy?.active ?? true} onCancel={onCancel}>
      <TextField name="name" label={words.name} defaultValue={policy?.name ?? ''} required error={of.errors.name} />
    </OfferForm>
  );
}

type Method = AdminOffers['paymentMethods'][number];

export function PaymentForm({ method, onDone, onCancel }: Ways & { method: Method | undefined }) {
  const of = useDeskForm({
    schema: adminCalls.addPaymentMethod.payload.schema,
    read: (data) => ({ name: textIn(data, 'name'), premium: data.has('premium'), active: data.has('active') }),
    send: (payload) =>
      method
        ? ask(adminCalls.changePaymentMethod, { params: { id: method.id }, payload })
        : ask(adminCalls.addPaymentMethod, { payload }),
    done: savedToast(onDone),
  });
  return (
    <OfferForm of={of} active={method?.active ?? true} onCancel={onCancel}>
      <TextField name="name" label={words.name} defaultValue={method?.name ?? ''} required error={of.errors.name} />
      <CheckboxField name="premium" label={words.premiumPayment} defaultChecked={method?.premium ?? false} />
    </OfferForm>
  );
}
