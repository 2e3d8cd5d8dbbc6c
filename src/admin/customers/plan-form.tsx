import { useState } from 'react';
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
import { givenIn, textIn, useDeskForm } from '../use-desk-form.ts';
import styles from './customers.module.css';

type Props = { customer: CustomerDetail; onDone: (updated: CustomerDetail) => void };

export function PlanForm({ customer, onDone }: Props) {
  const messages = customerMessages.one;
  const [plan, setPlan] = useState(customer.plan === 'Premium' ? 'premium' : 'regular');
  const { form, errors, refusal, busy } = useDeskForm({
    schema: adminEndpoints.changePlan.payload.schema,
    read: (data) =>
      plan === 'regular' ? { plan } : { plan, from: textIn(data, 'from'), until: givenIn(data, 'until') ?? null },
    send: (payload) => deskRequest(adminEndpoints.changePlan, { params: { id: customer.id }, payload }),
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
        <option value="regular">{customerMessages.plans.regular}</option>
        <option value="premium">{customerMessages.plans.premium}</option>
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
            optional={deskMessages.optional}
            defaultValue={customer.planUntil ?? ''}
            error={errors.until}
          />
        </>
      )}
      {refusal && <Notice kind="bad">{refusal}</Notice>}
      <Button type="submit" kind="quiet" busy={busy}>
        {deskMessages.save}
      </Button>
    </form>
  );
}
