import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { AdminOffers } from '../../contract/admin/offers.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { TextField } from '../../ui/field.tsx';
import { deskRequest } from '../client.ts';
import { DeskForm } from '../desk-form.tsx';
import { optionalText, useDeskForm } from '../use-desk-form.ts';
import { ActiveField } from './active-field.tsx';
import type { FormProps } from './offers-table.tsx';

export function HospitalForm({ offer, label, onDone, onCancel }: FormProps<AdminOffers['hospitals'][number]>) {
  const form = useDeskForm({
    schema: adminEndpoints.addHospital.payload.schema,
    initial: {
      name: offer?.name ?? '',
      town: offer?.town ?? '',
      phone: offer?.phone ?? '',
      map: offer?.map ?? '',
      active: offer?.active ?? true,
    },
    toPayload: (values) => ({ ...values, map: optionalText(values.map) ?? null }),
    send: (payload) =>
      offer
        ? deskRequest(adminEndpoints.changeHospital, { params: { id: offer.id }, payload })
        : deskRequest(adminEndpoints.addHospital, { payload }),
    onDone,
  });
  const { field } = form;
  return (
    <DeskForm form={form} label={label} onCancel={onCancel}>
      <TextField label={messages.name} required {...field('name')} />
      <TextField label={messages.town} required {...field('town')} />
      <TextField type="tel" label={messages.phone} required {...field('phone')} />
      <TextField
        type="url"
        label={messages.map}
        hint={messages.mapHint}
        optional={deskMessages.optional}
        {...field('map')}
      />
      <ActiveField form={form} />
    </DeskForm>
  );
}
