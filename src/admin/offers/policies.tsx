import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { AdminOffers } from '../../contract/admin/offers.ts';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { TextField } from '../../ui/field.tsx';
import { deskRequest } from '../client.ts';
import { DeskForm } from '../desk-form.tsx';
import { useDeskForm } from '../use-desk-form.ts';
import { ActiveField } from './active-field.tsx';
import { OffersPage } from './offers-page.tsx';
import { type FormProps, OffersTable } from './offers-table.tsx';
import { limitColumn, limitPayloadOf, limitValuesOf, YearlyLimitFields } from './yearly-limit.tsx';

export function Policies() {
  return (
    <OffersPage>
      {({ policies }, onSaved) => (
        <OffersTable
          offers={policies}
          columns={[limitColumn]}
          addLabel={messages.add.policy}
          form={(props) => <PolicyForm {...props} />}
          onSaved={onSaved}
        />
      )}
    </OffersPage>
  );
}

function PolicyForm({ offer, label, onDone, onCancel }: FormProps<AdminOffers['policies'][number]>) {
  const form = useDeskForm({
    schema: adminEndpoints.addPolicy.payload.schema,
    initial: { name: offer?.name ?? '', ...limitValuesOf(offer), active: offer?.active ?? true },
    toPayload: (values) => ({ ...values, ...limitPayloadOf(values) }),
    send: (payload) =>
      offer
        ? deskRequest(adminEndpoints.changePolicy, { params: { id: offer.id }, payload })
        : deskRequest(adminEndpoints.addPolicy, { payload }),
    onDone,
  });
  return (
    <DeskForm form={form} label={label} onCancel={onCancel}>
      <TextField label={messages.name} required {...form.field('name')} />
      <YearlyLimitFields field={form.field} values={form.values} />
      <ActiveField form={form} />
    </DeskForm>
  );
}
