import { offerMessages } from '../../i18n/admin/offers.ts';
import { CheckboxField } from '../../ui/field.tsx';
import type { DeskForm } from '../use-desk-form.ts';

// biome-ignore lint/suspicious/noExplicitAny: forms with other fields too
export function ActiveField({ form: { values, field } }: { form: Pick<DeskForm<any>, 'values' | 'field'> }) {
  return <CheckboxField label={offerMessages.active} checked={values.active === true} {...field('active')} />;
}
