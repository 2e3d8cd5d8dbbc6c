import type { CustomerDetail } from '../../contract/admin/customers.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { customerMessages } from '../../i18n/admin/customers.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { deskRequest } from '../client.ts';
import { today } from '../dates.ts';
import { optionalText, useDeskForm } from '../use-desk-form.ts';
import styles from './customers.module.css';

type Props = { customer: CustomerDetail; onDone: (updated: CustomerDetail) => void };

export function PlanForm({ customer, onDone }: Props) {
  const messages = customerMessages.one;
  const { form, field, values, error, busy } = useDeskForm({
    schema: adminEndpoints.changePlan.payload.schema,
    initial: {
      plan: customer.plan === 'Premium' ? 'premium' : 'regular',
      from: customer.planFrom ?? today(),
      until: customer.planUntil ?? '',
    },
    toPayload: ({ plan, from, until }) =>
      plan === 'regular' ? { plan } : { plan, from, until: optionalText(until) ?? null },
    send: (payload) => deskRequest(adminEndpoints.changePlan, { params: { id: customer.id }, payload }),
    onDone: (updated) => {
      toast(messages.planChanged);
      onDone(updated);
    },
  });
  return (
    <form className={styles.form} {...form}>
      <SelectField label={messages.whichPlan} {...field('plan')}>
        <option value="regular">{customerMessages.plans.regular}</option>
        <option value="premium">{customerMessages.plans.premium}</option>
      </SelectField>
      {values.plan === 'premium' && (
        <>
          <TextField type="date" label={messages.firstDay} required {...field('from')} />
          <TextField
            type="date"
            label={messages.lastDay}
            hint={messages.lastDayHint}
            optional={deskMessages.optional}
            {...field('until')}
          />
        </>
      )}
      {error && <Notice kind="bad">{error}</Notice>}
      <Button type="submit" kind="quiet" busy={busy}>
        {deskMessages.save}
      </Button>
    </form>
  );
}
