import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { AdminOffers } from '../../contract/admin/offers.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { offerMessages as messages } from '../../i18n/admin/offers.ts';
import { CheckboxField, TextAreaField, TextField } from '../../ui/field.tsx';
import { deskRequest } from '../client.ts';
import { DeskForm } from '../desk-form.tsx';
import { optionalText, useDeskForm } from '../use-desk-form.ts';
import { ActiveField } from './active-field.tsx';
import type { FormProps } from './offers-table.tsx';
import { parseNumber } from './parse-number.ts';
import { limitPayloadOf, limitValuesOf, YearlyLimitFields } from './yearly-limit.tsx';
import { YearlyPriceField } from './yearly-price-field.tsx';

type Props = FormProps<AdminOffers['services'][number]>;

export function ServiceForm({ offer: service, label, onDone, onCancel }: Props) {
  const form = useDeskForm({
    schema: service ? adminEndpoints.changeService.payload.schema : adminEndpoints.addService.payload.schema,
    initial: {
      slug: '',
      title: service?.title ?? '',
      description: service?.description ?? '',
      highlights: service?.highlights.join('\n') ?? '',
      premium: service?.premium ?? false,
      yearlyPrice: String(service?.yearlyPrice ?? ''),
      priceSince: '',
      ...limitValuesOf(service),
      active: service?.active ?? true,
    },
    toPayload: ({ slug, ...values }) => ({
      ...values,
      ...(!service && { slug }),
      highlights: values.highlights
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
      yearlyPrice: parseNumber(optionalText(values.yearlyPrice)) ?? null,
      priceSince: optionalText(values.priceSince),
      ...limitPayloadOf(values),
    }),
    send: (payload) =>
      service
        ? deskRequest(adminEndpoints.changeService, { params: { slug: service.slug }, payload })
        : deskRequest(adminEndpoints.addService, { payload: { slug: '', ...payload } }),
    onDone,
  });
  const { values, field } = form;
  return (
    <DeskForm form={form} label={label} onCancel={onCancel}>
      {!service && <TextField label={messages.slug} hint={messages.slugHint} required {...field('slug')} />}
      <TextField label={messages.titleField} required {...field('title')} />
      <TextAreaField label={messages.description} rows={3} required {...field('description')} />
      <TextAreaField label={messages.highlights} hint={messages.highlightsHint} rows={5} {...field('highlights')} />
      <YearlyPriceField {...field('yearlyPrice')} />
      <TextField
        type="date"
        label={messages.priceSince}
        hint={messages.priceSinceHint}
        optional={deskMessages.optional}
        {...field('priceSince')}
      />
      <YearlyLimitFields field={field} values={values} />
      <CheckboxField label={messages.isPremium} checked={values.premium} {...field('premium')} />
      <ActiveField form={form} />
    </DeskForm>
  );
}
