import { useState } from 'react';
import { useWords } from '../text/words.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './layout.module.css';
import { takeNewVersion, useNewVersion } from './service-worker.ts';

/** Offered, never forced: a reader may be in the middle of a form. */
export function NewVersionOffer() {
  const words = useWords('frame').update;
  const version = useNewVersion(({ state }) => state);
  const [later, setLater] = useState<string>();
  if (version === 'current' || later === version) return null;
  const elsewhere = version === 'taken-elsewhere';
  return (
    <div className={styles.offer}>
      <Notice
        kind="info"
        action={
          <>
            <Button kind="main" onClick={elsewhere ? () => location.reload() : takeNewVersion}>
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
