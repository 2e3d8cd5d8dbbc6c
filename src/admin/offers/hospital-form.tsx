import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { AdminOffers } from '../../contract/admin/offers.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { TextField } from '../../ui/field.tsx';
import { deskRequest } from '../client.ts';
import { optionalText, useDeskForm } from '../use-desk-form.ts';
import { OfferForm } from './offer-form.tsx';
import { savedToast } from './offer-helpers.ts';

type Hospital = AdminOffers['hospitals'][number];
type Props = { hospital: Hospital | undefined; onDone: () => void; onCancel: () => void };

export function HospitalForm({ hospital, onDone, onCancel }: Props) {
  const form = useDeskForm({
    schema: adminEndpoints.addHospital.payload.schema,
    initial: {
      name: hospital?.name ?? '',
      town: hospital?.town ?? '',
      phone: hospital?.phone ?? '',
      map: hospital?.map ?? '',
      active: hospital?.active ?? true,
    },
    toPayload: (values) => ({ ...values, map: optionalText(values.map) ?? null }),
    send: (payload) =>
      hospital
        ? deskRequest(adminEndpoints.changeHospital, { params: { id: hospital.id }, payload })
        : deskRequest(adminEndpoints.addHospital, { payload }),
    onDone: savedToast(onDone),
  });
  const { field } = form;
  return (
    <OfferForm form={form} onCancel={onCancel}>
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
    </OfferForm>
  );
}
