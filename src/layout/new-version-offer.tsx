import { useState } from 'react';
import { useMessages } from '../i18n/use-messages.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './layout.module.css';
import { takeNewVersion, useNewVersion } from './service-worker.ts';

/** Offered, never forced: a reader may be in the middle of a form. */
export function NewVersionOffer() {
  const messages = useMessages('frame').update;
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
              {elsewhere ? messages.reload : messages.offer}
            </Button>
            <Button kind="plain" onClick={() => setLater(version)}>
              {messages.later}
            </Button>
          </>
        }
      >
        {elsewhere ? messages.taken : messages.drafts}
      </Notice>
    </div>
  );
}
