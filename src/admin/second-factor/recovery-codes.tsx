import { secondFactorMessages as messages } from '../../i18n/admin/second-factor.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './second-factor.module.css';

/** Shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <>
      <Notice kind="good">{messages.done}</Notice>
      <h2>{messages.recovery}</h2>
      <p>{messages.recoveryLead}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button kind="quiet" onClick={() => window.print()}>
          {messages.print}
        </Button>
        <Button onClick={onDone}>{messages.kept}</Button>
      </div>
    </>
  );
}
