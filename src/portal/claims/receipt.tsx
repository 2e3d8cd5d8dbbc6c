import { useState } from 'react';
import { useWords } from '../../text/words.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './one-claim.module.css';

/** The number that proves a claim has arrived, to be carried elsewhere. */
export function Receipt({ number }: { number: string }) {
  const words = useWords('claims').one;
  const [told, setTold] = useState<string>();
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => setTold(words.copied),
      () => setTold(words.copyFailed),
    );
  // Whoever closes the phone's sheet of ways to share has not failed at anything.
  const share = () => navigator.share({ text: words.shared(number) }).catch(() => undefined);
  return (
    <div className={styles.receipt}>
      <div>
        <p className={styles.quiet}>{words.receipt}</p>
        <p className={styles.number}>{number}</p>
      </div>
      <div className={styles.ways}>
        <Button kind="quiet" onClick={() => void copy()}>
          {words.copy}
        </Button>
        {'share' in navigator && (
          <Button kind="quiet" onClick={() => void share()}>
            {words.share}
          </Button>
        )}
      </div>
      <p role="status" className={styles.told}>
        {told}
      </p>
    </div>
  );
}
