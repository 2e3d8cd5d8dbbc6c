import { useState } from 'react';
import { useMessages } from '../i18n/use-messages.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './layout.module.css';
import { activateNewVersion, useNewVersion } from './service-worker.ts';

/** A new version is activated by a button, since reloading could interrupt a form. */
export function NewVersionOffer() {
  const messages = useMessages('layout').update;
  const version = useNewVersion(({ state }) => state);
  const [dismissedVersion, setDismissedVersion] = useState<string>();
  if (version === 'current' || dismissedVersion === version) return null;
  const isActivated = version === 'activated-elsewhere';
  return (
    <div className={styles.offer}>
      <Notice
        kind="info"
        action={
          <>
            <Button
              kind="main"
              busy={version === 'activating'}
              onClick={isActivated ? () => location.reload() : activateNewVersion}
            >
              {isActivated ? messages.reload : messages.offer}
            </Button>
            {version !== 'activating' && (
              <Button kind="plain" onClick={() => setDismissedVersion(version)}>
                {messages.later}
              </Button>
            )}
          </>
        }
      >
        {isActivated ? messages.taken : messages.drafts}
      </Notice>
    </div>
  );
}
