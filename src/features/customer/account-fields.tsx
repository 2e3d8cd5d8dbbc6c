import { limits } from '../../contract/fields.ts';
import { TextField, type TextFieldProps } from '../../ui/field.tsx';

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
