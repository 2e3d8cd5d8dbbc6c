import { fullDay } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import type { OpenInstalment } from '../customer/open-instalments.ts';
import styles from './payments.module.css';

/** When it is due, or until when the cover stands without it. */
export function InstalmentState({ of: { dueOn, graceUntil, hasLapsed } }: { of: OpenInstalment }) {
  const messages = useMessages('payments').instalment;
  const language = useLanguage();
  const day = dueOn === null ? '' : fullDay(language, dueOn);
  if (hasLapsed) return <span className={styles.ended}>{messages.lapsed(day)}</span>;
  if (graceUntil) return <span className={styles.ended}>{messages.inGrace(day, fullDay(language, graceUntil))}</span>;
  return <span className={styles.quiet}>{messages.dueOn(day)}</span>;
}
