import type { ComponentProps } from 'react';
import { limits } from '../../contract/fields.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { PasswordField as PasswordInput, TextField, type TextFieldProps } from '../../ui/field.tsx';

export const NameField = (props: TextFieldProps) => (
  <TextField autoComplete="name" enterKeyHint="next" maxLength={limits.name} required {...props} />
);

export const EmailField = (props: TextFieldProps) => (
  <TextField
    type="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    inputMode="email"
    enterKeyHint="next"
    maxLength={limits.email}
    required
    {...props}
  />
);

type PasswordFieldProps = Omit<ComponentProps<typeof PasswordInput>, 'showLabel' | 'hideLabel'>;

export function PasswordField(props: PasswordFieldProps) {
  const { show, hide } = useMessages('account').fields;
  return <PasswordInput showLabel={show} hideLabel={hide} required {...props} />;
}
