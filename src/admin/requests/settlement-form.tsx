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
import { optionalText, useDeskForm } from '../use-desk-form.ts';
import styles from './requests.module.css';

type Props = { kind: 'subscriptions' | 'upgrades'; id: string; onDone: () => void; onCancel: () => void };
type Action = 'confirm' | 'decline';

export function SettlementForm({ kind, id, onDone, onCancel }: Props) {
  const endpoint = kind === 'subscriptions' ? adminEndpoints.settleSubscription : adminEndpoints.settleUpgrade;
  const { form, field, values, set, error, busy } = useDeskForm({
    schema: settlement.schema,
    initial: { action: 'confirm' as Action, from: today(), until: '', reason: '' },
    toPayload: ({ action, from, until, reason }) =>
      action === 'decline' ? { action, reason } : { action, from: optionalText(from), until: optionalText(until) },
    send: (payload) => deskRequest(endpoint, { params: { id }, payload }),
    onDone: () => {
      toast(values.action === 'confirm' ? messages.confirmed : messages.declined);
      onDone();
    },
  });
  return (
    <form className={styles.form} {...form}>
      <ChipGroup<Action>
        legend={messages.outcome}
        legendHidden
        value={values.action}
        onChange={(action) => set({ action })}
        options={[
          { value: 'confirm', label: messages.confirm },
          { value: 'decline', label: messages.decline },
        ]}
      />
      {values.action === 'confirm' ? (
        <>
          <TextField type="date" label={messages.firstDay} {...field('from')} />
          <TextField
            type="date"
            label={messages.lastDay}
            hint={messages.lastDayHint}
            optional={deskMessages.optional}
            {...field('until')}
          />
        </>
      ) : (
        <TextAreaField label={messages.reason} hint={messages.reasonHint} rows={2} required {...field('reason')} />
      )}
      {error && <Notice kind="bad">{error}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" kind={values.action === 'decline' ? 'danger' : 'main'} busy={busy}>
          {deskMessages.save}
        </Button>
        <Button kind="plain" onClick={onCancel}>
          {deskMessages.cancel}
        </Button>
      </div>
    </form>
  );
}
