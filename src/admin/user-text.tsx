import { classNames } from '../ui/class-names.ts';
import styles from './user-text.module.css';

// Bidirectional overrides and control characters, except line breaks, tabs and direction marks, which are harmless.
const controlCharacters = /(?![\n\r\t\u061c\u200e\u200f])[\p{Cc}\p{Bidi_Control}]/gu;

export const replaceControlCharacters = (text: string) => text.replace(controlCharacters, '\u{fffd}');

/** Text that a customer wrote. `<bdi>` keeps its direction from affecting the text around it. */
export function UserText({ children, long = false }: { children: string; long?: boolean }) {
  return (
    <bdi dir="auto" className={classNames(styles.text, long && styles.long)}>
      {replaceControlCharacters(children)}
    </bdi>
  );
}
