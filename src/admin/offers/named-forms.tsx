import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { AdminOffers } from '../../contract/admin/offers.ts';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { CheckboxField, TextField } from '../../ui/field.tsx';
import { deskRequest } from '../client.ts';
import { textIn, useDeskForm } from '../use-desk-form.ts';
import { OfferForm } from './offer-form.tsx';
import { savedToast } from './offer-helpers.ts';

type Ways = { onDone: () => void; onCancel: () => void };

export function PolicyForm({
  policy,
  onDone,
  onCancel,
}: Ways & { policy: AdminOffers['policies'][number] | undefined }) {
  const of = useDeskForm({
    schema: adminEndpoints.addPolicy.payload.schema,
    read: (data) => ({ name: textIn(data, 'name'), active: data.has('active') }),
    send: (payload) =>
      policy
        ? deskRequest(adminEndpoints.changePolicy, { params: { id: policy.id }, payload })
        : deskRequest(adminEndpoints.addPolicy, { payload }),
    done: savedToast(onDone),
  });
  return (
    <OfferForm of={of} active={policy?.active ?? true} onCancel={onCancel}>
      <TextField name="name" label={messages.name} defaultValue={policy?.name ?? ''} required error={of.errors.name} />
    </OfferForm>
  );
}

type Method = AdminOffers['paymentMethods'][number];

export function PaymentForm({ method, onDone, onCancel }: Ways & { method: Method | undefined }) {
  const of = useDeskForm({
    schema: adminEndpoints.addPaymentMethod.payload.schema,
    read: (data) => ({ name: textIn(data, 'name'), premium: data.has('premium'), active: data.has('active') }),
    send: (payload) =>
      method
        ? deskRequest(adminEndpoints.changePaymentMethod, { params: { id: method.id }, payload })
        : deskRequest(adminEndpoints.addPaymentMethod, { payload }),
    done: savedToast(onDone),
  });
  return (
    <OfferForm of={of} active={method?.active ?? true} onCancel={onCancel}>
      <TextField name="name" label={messages.name} defaultValue={method?.name ?? ''} required error={of.errors.name} />
      <CheckboxField name="premium" label={messages.premiumPayment} defaultChecked={method?.premium ?? false} />
    </OfferForm>
  );
}
