import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { AdminOffers } from '../../contract/admin/offers.ts';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { CheckboxField, TextField } from '../../ui/field.tsx';
import { deskRequest } from '../client.ts';
import { useDeskForm } from '../use-desk-form.ts';
import { OfferForm } from './offer-form.tsx';
import { savedToast } from './offer-helpers.ts';

type Callbacks = { onDone: () => void; onCancel: () => void };

export function PolicyForm({
  policy,
  onDone,
  onCancel,
}: Callbacks & { policy: AdminOffers['policies'][number] | undefined }) {
  const form = useDeskForm({
    schema: adminEndpoints.addPolicy.payload.schema,
    initial: { name: policy?.name ?? '', active: policy?.active ?? true },
    send: (payload) =>
      policy
        ? deskRequest(adminEndpoints.changePolicy, { params: { id: policy.id }, payload })
        : deskRequest(adminEndpoints.addPolicy, { payload }),
    onDone: savedToast(onDone),
  });
  return (
    <OfferForm form={form} onCancel={onCancel}>
      <TextField label={messages.name} required {...form.field('name')} />
    </OfferForm>
  );
}

type Method = AdminOffers['paymentMethods'][number];

export function PaymentForm({ method, onDone, onCancel }: Callbacks & { method: Method | undefined }) {
  const form = useDeskForm({
    schema: adminEndpoints.addPaymentMethod.payload.schema,
    initial: { name: method?.name ?? '', premium: method?.premium ?? false, active: method?.active ?? true },
    send: (payload) =>
      method
        ? deskRequest(adminEndpoints.changePaymentMethod, { params: { id: method.id }, payload })
        : deskRequest(adminEndpoints.addPaymentMethod, { payload }),
    onDone: savedToast(onDone),
  });
  return (
    <OfferForm form={form} onCancel={onCancel}>
      <TextField label={messages.name} required {...form.field('name')} />
      <CheckboxField label={messages.premiumPayment} checked={form.values.premium} {...form.field('premium')} />
    </OfferForm>
  );
}
