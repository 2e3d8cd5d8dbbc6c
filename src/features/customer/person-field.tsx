import type { Profile } from '../../contract/responses/profile.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { SelectField, type SelectFieldProps } from '../../ui/field.tsx';

type Props = Omit<SelectFieldProps, 'label'> & { value: string; session: Session; profile: Profile | undefined };

/** For whom a claim is, once there is somebody besides the account's holder. A member who has left since stays until another is chosen. */
export function PersonField({ session, profile, ...field }: Props) {
  const { fields } = useMessages('claimForm');
  const family = profile?.family;
  const members = family?.filter(({ status }) => status === 'active') ?? [];
  const isMember = members.some(({ id }) => id === field.value);
  // Before the profile is known, nobody can say that the member has left.
  const nameOf = (id: string) =>
    family ? (family.find((one) => one.id === id)?.name ?? fields.noMember) : fields.member;
  if (members.length === 0 && field.value === '') return null;
  return (
    <SelectField label={fields.person} {...field}>
      <option value="">{fields.holder(profile?.user.username ?? session.user.name ?? '')}</option>
      {field.value !== '' && !isMember && <option value={field.value}>{nameOf(field.value)}</option>}
      {members.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
