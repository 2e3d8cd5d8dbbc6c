import { offerMessages } from '../../i18n/admin/offers.ts';
import { CheckboxField } from '../../ui/field.tsx';
import type { DeskForm } from '../use-desk-form.ts';

/** Whether the offer is still made. */
export function ActiveField({
  form: { values, field },
}: {
  form: Pick<DeskForm<{ active: boolean }>, 'values' | 'field'>;
}) {
  return <CheckboxField label={offerMessages.active} checked={values.active} {...field('active')} />;
}
