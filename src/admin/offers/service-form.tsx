import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { AdminOffers } from '../../contract/admin/offers.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { CheckboxField, TextAreaField, TextField } from '../../ui/field.tsx';
import { deskRequest } from '../client.ts';
import { givenIn, textIn, useDeskForm } from '../use-desk-form.ts';
import { OfferForm } from './offer-form.tsx';
import { parseNumber, savedToast } from './offer-helpers.ts';

type Service = AdminOffers['services'][number];
type Props = { service: Service | undefined; onDone: () => void; onCancel: () => void };

export function ServiceForm({ service, onDone, onCancel }: Props) {
  const of = useDeskForm({
    schema: service ? adminEndpoints.changeService.payload.schema : adminEndpoints.addService.payload.schema,
    read: (data) => ({
      ...(!service && { slug: textIn(data, 'slug') }),
      title: textIn(data, 'title'),
      description: textIn(data, 'description'),
      highlights: textIn(data, 'highlights')
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
      premium: data.has('premium'),
      yearlyPrice: parseNumber(givenIn(data, 'yearlyPrice')) ?? null,
      priceSince: givenIn(data, 'priceSince'),
      active: data.has('active'),
    }),
    send: (payload) =>
      service
        ? deskRequest(adminEndpoints.changeService, { params: { slug: service.slug }, payload })
        : deskRequest(adminEndpoints.addService, { payload: { slug: '', ...payload } }),
    done: savedToast(onDone),
  });
  const { errors } = of;
  return (
    <OfferForm of={of} active={service?.active ?? true} onCancel={onCancel}>
      {!service && (
        <TextField name="slug" label={messages.slug} hint={messages.slugHint} required error={errors.slug} />
      )}
      <TextField
        name="title"
        label={messages.titleField}
        defaultValue={service?.title ?? ''}
        required
        error={errors.title}
      />
      <TextAreaField
        name="description"
        label={messages.description}
        defaultValue={service?.description ?? ''}
        rows={3}
        required
        error={errors.description}
      />
      <TextAreaField
        name="highlights"
        label={messages.highlights}
        hint={messages.highlightsHint}
        defaultValue={service?.highlights.join('\n') ?? ''}
        rows={5}
        error={errors.highlights}
      />
      <TextField
        name="yearlyPrice"
        inputMode="decimal"
        label={messages.yearlyPrice}
        hint={messages.priceHint}
        optional={deskMessages.optional}
        defaultValue={service?.yearlyPrice ?? ''}
        error={errors.yearlyPrice}
      />
      <TextField
        type="date"
        name="priceSince"
        label={messages.priceSince}
        hint={messages.priceSinceHint}
        optional={deskMessages.optional}
        error={errors.priceSince}
      />
      <CheckboxField name="premium" label={messages.isPremium} defaultChecked={service?.premium ?? false} />
    </OfferForm>
  );
}
