import { deskMessages } from '../i18n/admin/layout.ts';
import { PasswordField } from '../ui/field.tsx';

type Props = Omit<Parameters<typeof PasswordField>[0], 'showLabel' | 'hideLabel'>;

export function DeskPasswordField(props: Props) {
  return <PasswordField showLabel={deskMessages.logIn.show} hideLabel={deskMessages.logIn.hide} required {...props} />;
}
