import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { AdminOffers } from '../../contract/admin/offers.ts';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { CheckboxField, TextField } from '../../ui/field.tsx';
import { deskRequest } from '../client.ts';
import { DeskForm } from '../desk-form.tsx';
import { useDeskForm } from '../use-desk-form.ts';
import { ActiveField } from './active-field.tsx';
import { OffersPage } from './offers-page.tsx';
import { type FormProps, OffersTable } from './offers-table.tsx';

export function PaymentMethods() {
  return (
    <OffersPage>
      {({ paymentMethods }, onSaved) => (
        <OffersTable
          offers={paymentMethods}
          columns={[{ header: messages.details, cell: ({ premium }) => (premium ? messages.premiumPayment : '') }]}
          addLabel={messages.add.paymentMethod}
          form={(props) => <PaymentMethodForm {...props} />}
          onSaved={onSaved}
        />
      )}
    </OffersPage>
  );
}

function PaymentMethodForm({ offer, label, onDone, onCancel }: FormProps<AdminOffers['paymentMethods'][number]>) {
  const form = useDeskForm({
    schema: adminEndpoints.addPaymentMethod.payload.schema,
    initial: { name: offer?.name ?? '', premium: offer?.premium ?? false, active: offer?.active ?? true },
    send: (payload) =>
      offer
        ? deskRequest(adminEndpoints.changePaymentMethod, { params: { id: offer.id }, payload })
        : deskRequest(adminEndpoints.addPaymentMethod, { payload }),
    onDone,
  });
  return (
    <DeskForm form={form} label={label} onCancel={onCancel}>
      <TextField label={messages.name} required {...form.field('name')} />
      <CheckboxField label={messages.premiumPayment} checked={form.values.premium} {...form.field('premium')} />
      <ActiveField form={form} />
    </DeskForm>
  );
}
