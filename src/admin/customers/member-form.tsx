import type { CustomerDetail } from '../../contract/admin/customers.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { relations } from '../../contract/relations.ts';
import type { Member } from '../../contract/responses/family.ts';
import { customerMessages } from '../../i18n/admin/customers.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { deskRequest } from '../client.ts';
import { DeskForm } from '../desk-form.tsx';
import { useDeskForm } from '../use-desk-form.ts';

type Props = {
  customerId: string;
  /** undefined to add one */
  member: Member | undefined;
  label: string;
  onDone: (updated: CustomerDetail) => void;
  onCancel: () => void;
};

export function MemberForm({ customerId, member, label, onDone, onCancel }: Props) {
  const messages = customerMessages.family;
  const form = useDeskForm({
    schema: adminEndpoints.addFamilyMember.payload.schema,
    initial: {
      name: member?.name ?? '',
      birthDate: member?.birthDate ?? '',
      relation: (member?.relation ?? '') as string,
    },
    send: (payload) =>
      member
        ? deskRequest(adminEndpoints.changeFamilyMember, { params: { id: member.id }, payload })
        : deskRequest(adminEndpoints.addFamilyMember, { params: { id: customerId }, payload }),
    onDone,
  });
  const { field } = form;
  return (
    <DeskForm form={form} label={label} onCancel={onCancel}>
      <TextField label={messages.name} autoComplete="off" required {...field('name')} />
      <TextField type="date" label={messages.birthDate} required {...field('birthDate')} />
      <SelectField label={messages.relation} required {...field('relation')}>
        <option value="">{messages.chooseRelation}</option>
        {relations.map((relation) => (
          <option key={relation} value={relation}>
            {messages.relations[relation]}
          </option>
        ))}
      </SelectField>
    </DeskForm>
  );
}
