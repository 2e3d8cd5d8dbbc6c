import { useState } from 'react';
import { adminCalls } from '../../contract/admin/api.ts';
import type { CustomerDetail } from '../../contract/admin/customers.ts';
import { customerWords } from '../../text/desk/customers.ts';
import { deskWords } from '../../text/desk/frame.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { ask } from '../ask.ts';
import { today } from '../dates.ts';
import { givenIn, textIn, useDeskForm } from '../form.ts';
import styles from './customers.module.css';

type Props = { customer: CustomerDetail; onDone: (now: CustomerDetail) => void };

export function PlanForm({ customer, onDone }: Props) {
  const words = customerWords.one;
  const [plan, setPlan] = useState(customer.plan === 'Premium' ? 'premium' : 'regular');
  const { form, errors, refusal, busy } = useDeskForm({
    schema: adminCalls.changePlan.payload.schema,
    read: (data) =>
      plan === 'regular' ? { plan } : { plan, from: textIn(data, 'from'), until: givenIn(data, 'until') ?? null },
    send: (payload) => ask(adminCalls.changePlan, { params: { id: customer.id }, payload }),
    done: (now) => {
      toast(words.planChanged);
      onDone(now);
    },
  });
  return (
    <form className={styles.form} {...form}>
      <SelectField
        name="plan"
        label={words.whichPlan}
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
            label={words.firstDay}
            defaultValue={customer.planFrom ?? today()}
            required
            error={errors.from}
          />
          <TextField
            type="date"
            name="until"
            label={words.lastDay}
            hint={words.lastDayHint}
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
