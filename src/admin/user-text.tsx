import { classNames } from '../ui/class-names.ts';
import styles from './user-text.module.css';

// What turns the direction of the text around it, and what has no picture at all. Line ends, tabs and marks are harmless.
const unseen = /(?![\n\r\t\u061c\u200e\u200f])[\p{Cc}\p{Bidi_Control}]/gu;

export const readable = (text: string) => text.replace(unseen, '\u{fffd}');

/** What a customer wrote, as text and as nothing else: in its own direction, which reaches no further than its own end. */
export function UserText({ children, long = false }: { children: string; long?: boolean }) {
  return (
    <bdi dir="auto" className={classNames(styles.written, long && styles.long)}>
      {readable(children)}
    </bdi>
  );
}
