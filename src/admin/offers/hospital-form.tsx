import { adminCalls } from '../../contract/admin/api.ts';
import type { AdminOffers } from '../../contract/admin/offers.ts';
import { deskWords } from '../../text/desk/frame.ts';
import { offerWords as words } from '../../text/desk/offers.ts';
import { TextField } from '../../ui/field.tsx';
import { ask } from '../ask.ts';
import { givenIn, textIn, useDeskForm } from '../form.ts';
import { OfferForm } from './offer-form.tsx';
import { savedToast } from './saving.ts';

type Hospital = AdminOffers['hospitals'][number];
type Props = { hospital: Hospital | undefined; onDone: () => void; onCancel: () => void };

export function HospitalForm({ hospital, onDone, onCancel }: Props) {
  const of = useDeskForm({
    schema: adminCalls.addHospital.payload.schema,
    read: (data) => ({
      name: textIn(data, 'name'),
      town: textIn(data, 'town'),
      phone: textIn(data, 'phone'),
      map: givenIn(data, 'map') ?? null,
      active: data.has('active'),
    }),
    send: (payload) =>
      hospital
        ? ask(adminCalls.changeHospital, { params: { id: hospital.id }, payload })
        : ask(adminCalls.addHospital, { payload }),
    done: savedToast(onDone),
  });
  const { errors } = of;
  return (
    <OfferForm of={of} active={hospital?.active ?? true} onCancel={onCancel}>
      <TextField name="name" label={words.name} defaultValue={hospital?.name ?? ''} required error={errors.name} />
      <TextField name="town" label={words.town} defaultValue={hospital?.town ?? ''} required error={errors.town} />
      <TextField
        type="tel"
        name="phone"
        label={words.phone}
        defaultValue={hospital?.phone ?? ''}
        required
        error={errors.phone}
      />
      <TextField
        type="url"
        name="map"
        label={words.map}
        hint={words.mapHint}
        optional={deskWords.optional}
        defaultValue={hospital?.map ?? ''}
        error={errors.map}
      />
    </OfferForm>
  );
}
