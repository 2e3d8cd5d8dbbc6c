import { useState } from 'react';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './claim-detail.module.css';

/** The number that proves a claim has arrived, to be carried elsewhere. */
export function Receipt({ number }: { number: string }) {
  const messages = useMessages('claims').one;
  const [told, setTold] = useState<string>();
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => setTold(messages.copied),
      () => setTold(messages.copyFailed),
    );
  // Whoever closes the phone's sheet of ways to share has not failed at anything.
  const share = () => navigator.share({ text: messages.shared(number) }).catch(() => undefined);
  return (
    <div className={styles.receipt}>
      <div>
        <p className={styles.quiet}>{messages.receipt}</p>
        <p className={styles.number}>{number}</p>
      </div>
      <div className={styles.ways}>
        <Button kind="quiet" onClick={() => void copy()}>
          {messages.copy}
        </Button>
        {'share' in navigator && (
          <Button kind="quiet" onClick={() => void share()}>
            {messages.share}
          </Button>
        )}
      </div>
      <p role="status" className={styles.told}>
        {told}
      </p>
    </div>
  );
}
