import { adminCalls } from '../../contract/admin/api.ts';
import type { AdminOffers } from '../../contract/admin/offers.ts';
import { deskWords } from '../../text/desk/frame.ts';
import { offerWords as words } from '../../text/desk/offers.ts';
import { CheckboxField, TextAreaField, TextField } from '../../ui/field.tsx';
import { ask } from '../ask.ts';
import { givenIn, textIn, useDeskForm } from '../form.ts';
import { OfferForm } from './offer-form.tsx';
import { numberIn, savedToast } from './saving.ts';

type Service = AdminOffers['services'][number];
type Props = { service: Service | undefined; onDone: () => void; onCancel: () => void };

export function ServiceForm({ service, onDone, onCancel }: Props) {
  const of = useDeskForm({
    schema: service ? adminCalls.changeService.payload.schema : adminCalls.addService.payload.schema,
    read: (data) => ({
      ...(!service && { slug: textIn(data, 'slug') }),
      title: textIn(data, 'title'),
      description: textIn(data, 'description'),
      highlights: textIn(data, 'highlights')
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
      premium: data.has('premium'),
      yearlyPrice: numberIn(givenIn(data, 'yearlyPrice')) ?? null,
      priceSince: givenIn(data, 'priceSince'),
      active: data.has('active'),
    }),
    send: (payload) =>
      service
        ? ask(adminCalls.changeService, { params: { slug: service.slug }, payload })
        : ask(adminCalls.addService, { payload: { slug: '', ...payload } }),
    done: savedToast(onDone),
  });
  const { errors } = of;
  return (
    <OfferForm of={of} active={service?.active ?? true} onCancel={onCancel}>
      {!service && <TextField name="slug" label={words.slug} hint={words.slugHint} required error={errors.slug} />}
      <TextField
        name="title"
        label={words.titleField}
        defaultValue={service?.title ?? ''}
        required
        error={errors.title}
      />
      <TextAreaField
        name="description"
        label={words.description}
        defaultValue={service?.description ?? ''}
        rows={3}
        required
        error={errors.description}
      />
      <TextAreaField
        name="highlights"
        label={words.highlights}
        hint={words.highlightsHint}
        defaultValue={service?.highlights.join('\n') ?? ''}
        rows={5}
        error={errors.highlights}
      />
      <TextField
        name="yearlyPrice"
        inputMode="decimal"
        label={words.yearlyPrice}
        hint={words.priceHint}
        optional={deskWords.optional}
        defaultValue={service?.yearlyPrice ?? ''}
        error={errors.yearlyPrice}
      />
      <TextField
        type="date"
        name="priceSince"
        label={words.priceSince}
        hint={words.priceSinceHint}
        optional={deskWords.optional}
        error={errors.priceSince}
      />
      <CheckboxField name="premium" label={words.isPremium} defaultChecked={service?.premium ?? false} />
    </OfferForm>
  );
}
