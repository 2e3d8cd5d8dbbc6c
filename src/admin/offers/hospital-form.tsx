import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { AdminOffers } from '../../contract/admin/offers.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { TextField } from '../../ui/field.tsx';
import { deskRequest } from '../client.ts';
import { givenIn, textIn, useDeskForm } from '../use-desk-form.ts';
import { OfferForm } from './offer-form.tsx';
import { savedToast } from './offer-helpers.ts';

type Hospital = AdminOffers['hospitals'][number];
type Props = { hospital: Hospital | undefined; onDone: () => void; onCancel: () => void };

export function HospitalForm({ hospital, onDone, onCancel }: Props) {
  const of = useDeskForm({
    schema: adminEndpoints.addHospital.payload.schema,
    read: (data) => ({
      name: textIn(data, 'name'),
      town: textIn(data, 'town'),
      phone: textIn(data, 'phone'),
      map: givenIn(data, 'map') ?? null,
      active: data.has('active'),
    }),
    send: (payload) =>
      hospital
        ? deskRequest(adminEndpoints.changeHospital, { params: { id: hospital.id }, payload })
        : deskRequest(adminEndpoints.addHospital, { payload }),
    done: savedToast(onDone),
  });
  const { errors } = of;
  return (
    <OfferForm of={of} active={hospital?.active ?? true} onCancel={onCancel}>
      <TextField name="name" label={messages.name} defaultValue={hospital?.name ?? ''} required error={errors.name} />
      <TextField name="town" label={messages.town} defaultValue={hospital?.town ?? ''} required error={errors.town} />
      <TextField
        type="tel"
        name="phone"
        label={messages.phone}
        defaultValue={hospital?.phone ?? ''}
        required
        error={errors.phone}
      />
      <TextField
        type="url"
        name="map"
        label={messages.map}
        hint={messages.mapHint}
        optional={deskMessages.optional}
        defaultValue={hospital?.map ?? ''}
        error={errors.map}
      />
    </OfferForm>
  );
}
