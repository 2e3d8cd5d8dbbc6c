import { TextField, type TextFieldProps } from '../../../ui/field.tsx';
import styles from './pin.module.css';

export const pinLengths = { least: 4, most: 6 };

type Props = Omit<TextFieldProps, 'onChange' | 'value'> & { value: string; onPin: (pin: string) => void };

/** Not a password field, or the browser would offer to keep the PIN in place of the password. */
export function PinField({ onPin, ...props }: Props) {
  return (
    <TextField
      {...props}
      className={styles.pin}
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={pinLengths.most}
      required
      onChange={({ currentTarget }) => onPin(currentTarget.value.replace(/\D/g, '').slice(0, pinLengths.most))}
    />
  );
}
