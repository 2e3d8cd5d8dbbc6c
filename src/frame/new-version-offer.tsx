import { useState } from 'preact/hooks';
import { useWords } from '../text/words.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useOutside } from '../ui/outside.ts';
import styles from './layout.module.css';
import { newVersion } from './worker-bridge.ts';

/** Offered, never forced: a reader may be in the middle of a form. */
export function NewVersionOffer() {
  const words = useWords('frame').update;
  const version = useOutside(newVersion.subscribe, newVersion.state, () => 'current' as const);
  const [later, setLater] = useState<string>();
  if (version === 'current' || later === version) return null;
  const elsewhere = version === 'taken-elsewhere';
  return (
    <div className={styles.offer}>
      <Notice
        kind="info"
        action={
          <>
            <Button kind="main" onClick={elsewhere ? () => location.reload() : newVersion.take}>
              {elsewhere ? words.reload : words.offer}
            </Button>
            <Button kind="plain" onClick={() => setLater(version)}>
              {words.later}
            </Button>
          </>
        }
      >
        {elsewhere ? words.taken : words.drafts}
      </Notice>
    </div>
  );
}
