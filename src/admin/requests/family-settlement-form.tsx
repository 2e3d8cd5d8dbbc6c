import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { familySettlement } from '../../contract/admin/family.ts';
import { requestMessages as messages } from '../../i18n/admin/requests.ts';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { deskRequest } from '../client.ts';
import { DeskForm } from '../desk-form.tsx';
import { useDeskForm } from '../use-desk-form.ts';

type Props = { id: string; name: string; onDone: () => void; onCancel: () => void };
type Action = 'confirm' | 'decline';

export function FamilySettlementForm({ id, name, onDone, onCancel }: Props) {
  const form = useDeskForm({
    schema: familySettlement.schema,
    initial: { action: 'confirm' as Action, reason: '' },
    toPayload: ({ action, reason }) => (action === 'decline' ? { action, reason } : { action }),
    send: (payload) => deskRequest(adminEndpoints.settleFamilyMember, { params: { id }, payload }),
    onDone: () => {
      toast(form.values.action === 'confirm' ? messages.confirmed : messages.declined);
      onDone();
    },
  });
  const { field, values, set } = form;
  return (
    <DeskForm form={form} label={messages.settleOf(name)} onCancel={onCancel}>
      <ChipGroup<Action>
        legend={messages.outcome}
        legendHidden
        value={values.action}
        onChange={(action) => set({ action })}
        options={[
          { value: 'confirm', label: messages.confirmMember },
          { value: 'decline', label: messages.decline },
        ]}
      />
      {values.action === 'decline' && (
        <TextAreaField label={messages.reason} hint={messages.reasonHint} rows={2} required {...field('reason')} />
      )}
    </DeskForm>
  );
}
