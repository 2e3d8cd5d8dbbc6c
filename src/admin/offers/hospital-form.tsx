import { useId } from 'react';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { AdminOffers } from '../../contract/admin/offers.ts';
import { knownTowns } from '../../contract/towns.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { TextField } from '../../ui/field.tsx';
import { deskRequest } from '../client.ts';
import { DeskForm } from '../desk-form.tsx';
import { optionalText, useDeskForm } from '../use-desk-form.ts';
import { ActiveField } from './active-field.tsx';
import type { FormProps } from './offers-table.tsx';
import { parseLocation } from './parse-location.ts';
import { ServicesTaken, servicesOf, takenServices } from './services-taken.tsx';

type Props = FormProps<AdminOffers['hospitals'][number]> & { services: AdminOffers['services'] };

export function HospitalForm({ offer, services, label, onDone, onCancel }: Props) {
  const towns = useId();
  const form = useDeskForm({
    schema: adminEndpoints.addHospital.payload.schema,
    initial: {
      name: offer?.name ?? '',
      town: offer?.town ?? '',
      phone: offer?.phone ?? '',
      hours: offer?.hours ?? '',
      map: offer?.map ?? '',
      location: offer?.location ? `${offer.location.latitude}, ${offer.location.longitude}` : '',
      active: offer?.active ?? true,
      ...takenServices(services, offer?.services),
    },
    toPayload: ({ name, town, phone, active, ...values }) => ({
      name,
      town,
      phone,
      active,
      hours: optionalText(values.hours) ?? null,
      map: optionalText(values.map) ?? null,
      location: parseLocation(optionalText(values.location), optionalText(values.map)),
      services: servicesOf(values),
    }),
    send: (payload) =>
      offer
        ? deskRequest(adminEndpoints.changeHospital, { params: { id: offer.id }, payload })
        : deskRequest(adminEndpoints.addHospital, { payload }),
    onDone,
  });
  const { field } = form;
  const location = field('location');
  return (
    <DeskForm form={form} label={label} onCancel={onCancel}>
      <TextField label={messages.name} required {...field('name')} />
      <TextField label={messages.town} required list={towns} {...field('town')} />
      <datalist id={towns}>
        {knownTowns.map((town) => (
          <option key={town} value={town} />
        ))}
      </datalist>
      <TextField type="tel" label={messages.phone} required {...field('phone')} />
      <TextField
        label={messages.hours}
        hint={messages.hoursHint}
        optional={deskMessages.optional}
        {...field('hours')}
      />
      <TextField
        type="url"
        label={messages.map}
        hint={messages.mapHint}
        optional={deskMessages.optional}
        {...field('map')}
      />
      <TextField
        label={messages.location}
        hint={messages.locationHint}
        optional={deskMessages.optional}
        autoComplete="off"
        {...location}
        error={location.error && messages.locationRange}
      />
      <ServicesTaken services={services} form={form} />
      <ActiveField form={form} />
    </DeskForm>
  );
}
