import { useSyncExternalStore } from 'react';
import { useMessages } from '../i18n/use-messages.tsx';
import { installation } from '../start/install-prompt.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './layout.module.css';

export function InstallOffer() {
  const messages = useMessages('layout').install;
  const mode = useSyncExternalStore(installation.subscribe, installation.offeredMode, () => 'none' as const);
  if (mode === 'none') return null;
  return (
    <div className={styles.offer}>
      <Notice
        kind="info"
        title={messages.offer}
        action={
          <>
            {mode === 'prompt' && (
              <Button kind="main" onClick={() => void installation.accept()}>
                {messages.accept}
              </Button>
            )}
            <Button kind="plain" onClick={installation.dismiss}>
              {messages.later}
            </Button>
          </>
        }
      >
        {mode === 'prompt' ? messages.reason : messages.byHand}
      </Notice>
    </div>
  );
}
