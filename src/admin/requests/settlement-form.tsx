import { useState } from 'react';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { settlement } from '../../contract/admin/requests.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { requestMessages as messages } from '../../i18n/admin/requests.ts';
import { Button } from '../../ui/button.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { deskRequest } from '../client.ts';
import { today } from '../dates.ts';
import { givenIn, textIn, useDeskForm } from '../use-desk-form.ts';
import styles from './requests.module.css';

type Props = { kind: 'subscriptions' | 'upgrades'; id: string; onDone: () => void; onCancel: () => void };
type Action = 'confirm' | 'decline';

export function SettlementForm({ kind, id, onDone, onCancel }: Props) {
  const [action, setAction] = useState<Action>('confirm');
  const call = kind === 'subscriptions' ? adminEndpoints.settleSubscription : adminEndpoints.settleUpgrade;
  const { form, errors, refusal, busy } = useDeskForm({
    schema: settlement.schema,
    read: (data) =>
      action === 'decline'
        ? { action, reason: textIn(data, 'reason') }
        : { action, from: givenIn(data, 'from'), until: givenIn(data, 'until') },
    send: (payload) => deskRequest(call, { params: { id }, payload }),
    done: () => {
      toast(action === 'confirm' ? messages.confirmed : messages.declined);
      onDone();
    },
  });
  return (
    <form className={styles.form} {...form}>
      <ChipGroup<Action>
        legend={messages.outcome}
        legendHidden
        value={action}
        onChange={setAction}
        options={[
          { value: 'confirm', label: messages.confirm },
          { value: 'decline', label: messages.decline },
        ]}
      />
      {action === 'confirm' ? (
        <>
          <TextField type="date" name="from" label={messages.firstDay} defaultValue={today()} error={errors.from} />
          <TextField
            type="date"
            name="until"
            label={messages.lastDay}
            hint={messages.lastDayHint}
            optional={deskMessages.optional}
            error={errors.until}
          />
        </>
      ) : (
        <TextAreaField
          name="reason"
          label={messages.reason}
          hint={messages.reasonHint}
          rows={2}
          required
          error={errors.reason}
        />
      )}
      {refusal && <Notice kind="bad">{refusal}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" kind={action === 'decline' ? 'danger' : 'main'} busy={busy}>
          {deskMessages.save}
        </Button>
        <Button kind="plain" onClick={onCancel}>
          {deskMessages.cancel}
        </Button>
      </div>
    </form>
  );
}
