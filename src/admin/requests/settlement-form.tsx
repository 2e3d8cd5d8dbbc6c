import type * as v from 'valibot';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { settlement, type subscriptionLine } from '../../contract/admin/requests.ts';
import { deskMessages } from '../../i18n/admin/layout.ts';
import { requestMessages as messages } from '../../i18n/admin/requests.ts';
import { formatAmount } from '../../i18n/money.ts';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { deskRequest } from '../client.ts';
import { today } from '../dates.ts';
import { DeskForm } from '../desk-form.tsx';
import { optionalText, useDeskForm } from '../use-desk-form.ts';

type Props = {
  kind: 'subscriptions' | 'upgrades';
  order: Pick<v.InferOutput<typeof subscriptionLine>, 'id' | 'number' | 'instalments'>;
  onDone: () => void;
  onCancel: () => void;
};
type Action = 'confirm' | 'decline';

export function SettlementForm({ kind, order: { id, number, instalments }, onDone, onCancel }: Props) {
  const endpoint = kind === 'subscriptions' ? adminEndpoints.settleSubscription : adminEndpoints.settleUpgrade;
  const form = useDeskForm({
    schema: settlement.schema,
    initial: { action: 'confirm' as Action, from: today(), until: '', paymentReference: '', reason: '' },
    toPayload: ({ action, from, until, paymentReference, reason }) =>
      action === 'decline'
        ? { action, reason }
        : {
            action,
            from: optionalText(from),
            until: optionalText(until),
            paymentReference: optionalText(paymentReference),
          },
    send: (payload) => deskRequest(endpoint, { params: { id }, payload }),
    onDone: () => {
      toast(form.values.action === 'confirm' ? messages.confirmed : messages.declined);
      onDone();
    },
  });
  const { field, values, set } = form;
  return (
    <DeskForm form={form} label={messages.settleOf(number ?? '')} onCancel={onCancel}>
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
          {instalments?.next && <p>{messages.instalments.first(formatAmount('en', instalments.next.cents))}</p>}
          <TextField type="date" label={messages.firstDay} {...field('from')} />
          {!instalments && (
            <TextField
              type="date"
              label={messages.lastDay}
              hint={messages.lastDayHint}
              optional={deskMessages.optional}
              {...field('until')}
            />
          )}
          <TextField
            label={messages.paymentReference}
            hint={instalments ? messages.instalments.hint : messages.paymentReferenceHint}
            optional={deskMessages.optional}
            {...field('paymentReference')}
          />
        </>
      ) : (
        <TextAreaField label={messages.reason} hint={messages.reasonHint} rows={2} required {...field('reason')} />
      )}
    </DeskForm>
  );
}
