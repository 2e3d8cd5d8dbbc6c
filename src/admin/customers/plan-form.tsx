import { useState } from 'react';
import type { CustomerDetail } from '../../contract/admin/customers.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { customerWords } from '../../i18n/admin/customers.ts';
import { deskWords } from '../../i18n/admin/layout.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { ask } from '../client.ts';
import { today } from '../dates.ts';
import { givenIn, textIn, useDeskForm } from '../use-desk-form.ts';
import styles from './customers.module.css';

type Props = { customer: CustomerDetail; onDone: (now: CustomerDetail) => void };

export function PlanForm({ customer, onDone }: Props) {
  const messages = customerWords.one;
  const [plan, setPlan] = useState(customer.plan === 'Premium' ? 'premium' : 'regular');
  const { form, errors, refusal, busy } = useDeskForm({
    schema: adminEndpoints.changePlan.payload.schema,
    read: (data) =>
      plan === 'regular' ? { plan } : { plan, from: textIn(data, 'from'), until: givenIn(data, 'until') ?? null },
    send: (payload) => ask(adminEndpoints.changePlan, { params: { id: customer.id }, payload }),
    done: (now) => {
      toast(messages.planChanged);
      onDone(now);
    },
  });
  return (
    <form className={styles.form} {...form}>
      <SelectField
        name="plan"
        label={messages.whichPlan}
        value={plan}
        error={errors.plan}
        onChange={({ currentTarget }) => setPlan(currentTarget.value)}
      >
        <option value="regular">{customerWords.plans.regular}</option>
        <option value="premium">{customerWords.plans.premium}</option>
      </SelectField>
      {plan === 'premium' && (
        <>
          <TextField
            type="date"
            name="from"
            label={messages.firstDay}
            defaultValue={customer.planFrom ?? today()}
            required
            error={errors.from}
          />
          <TextField
            type="date"
            name="until"
            label={messages.lastDay}
            hint={messages.lastDayHint}
            optional={deskWords.optional}
            defaultValue={customer.planUntil ?? ''}
            error={errors.until}
          />
        </>
      )}
      {refusal && <Notice kind="bad">{refusal}</Notice>}
      <Button type="submit" kind="quiet" busy={busy}>
        {deskWords.save}
      </Button>
    </form>
  );
}
