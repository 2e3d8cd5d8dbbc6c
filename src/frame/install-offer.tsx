import { useSyncExternalStore } from 'react';
import { installation } from '../start/install.ts';
import { useWords } from '../text/words.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './layout.module.css';

export function InstallOffer() {
  const words = useWords('frame').install;
  const way = useSyncExternalStore(installation.subscribe, installation.way, () => 'none' as const);
  if (way === 'none') return null;
  return (
    <div className={styles.offer}>
      <Notice
        kind="info"
        title={words.offer}
        action={
          <>
            {way === 'ask' && (
              <Button kind="main" onClick={() => void installation.accept()}>
                {words.accept}
              </Button>
            )}
            <Button kind="plain" onClick={installation.refuse}>
              {words.later}
            </Button>
          </>
        }
      >
        {way === 'ask' ? words.reason : words.byHand}
      </Notice>
    </div>
  );
}
