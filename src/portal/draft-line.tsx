import { useState } from 'react';
import { useWords } from '../text/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { PhoneSign } from '../ui/signs.tsx';
import type { Kept } from './draft.ts';
import styles from './letter-form.module.css';

/** Whether what is being written is safe, and the way to be rid of it. */
export function DraftLine({ kept, onDiscard }: { kept: Kept; onDiscard: () => void }) {
  const words = useWords('claimForm').draft;
  const [asking, setAsking] = useState(false);
  const discard = () => {
    setAsking(false);
    onDiscard();
  };
  return (
    <>
      {kept === 'not-saved' && <Notice kind="bad">{words.notSaved}</Notice>}
      {kept === 'replaced' && <Notice kind="bad">{words.replaced}</Notice>}
      <div className={styles.draft}>
        <p role="status" className={styles.kept}>
          {kept === 'saved' && (
            <>
              <PhoneSign /> {words.saved}
            </>
          )}
        </p>
        {kept === 'saved' && (
          <Button kind="plain" onClick={() => setAsking(true)}>
            {words.discard}
          </Button>
        )}
      </div>
      <Dialog
        open={asking}
        urgent
        title={words.ask}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button kind="danger" onClick={discard}>
              {words.yes}
            </Button>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {words.no}
            </Button>
          </>
        }
      >
        {words.askText}
      </Dialog>
    </>
  );
}
