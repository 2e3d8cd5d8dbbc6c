import { useState } from 'react';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './claim-detail.module.css';

/** The receipt number, which a customer can copy or share. */
export function Receipt({ number }: { number: string }) {
  const messages = useMessages('claims').one;
  const [copyStatus, setCopyStatus] = useState<string>();
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => setCopyStatus(messages.copied),
      () => setCopyStatus(messages.copyFailed),
    );
  // Closing the share sheet rejects with an AbortError, which is not a failure.
  const share = () => navigator.share({ text: messages.shared(number) }).catch(() => undefined);
  return (
    <div className={styles.receipt}>
      <div>
        <p className={styles.quiet}>{messages.receipt}</p>
        <p className={styles.number}>{number}</p>
      </div>
      <div className={styles.actions}>
        <Button kind="quiet" onClick={() => void copy()}>
          {messages.copy}
        </Button>
        {'share' in navigator && (
          <Button kind="quiet" onClick={() => void share()}>
            {messages.share}
          </Button>
        )}
        <Button kind="quiet" onClick={() => print()}>
          {messages.print}
        </Button>
      </div>
      <p role="status" className={styles.message}>
        {copyStatus}
      </p>
    </div>
  );
}
