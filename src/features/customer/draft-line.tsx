import { useState } from 'react';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PhoneSign } from '../../ui/signs.tsx';
import styles from './claim-submission.module.css';
import type { Kept } from './use-draft.ts';

/** Whether what is being written is safe, and the way to be rid of it. */
export function DraftLine({ kept, onDiscard }: { kept: Kept; onDiscard: () => void }) {
  const messages = useMessages('claimForm').draft;
  const [asking, setAsking] = useState(false);
  const discard = () => {
    setAsking(false);
    onDiscard();
  };
  return (
    <>
      {kept === 'not-saved' && <Notice kind="bad">{messages.notSaved}</Notice>}
      {kept === 'replaced' && <Notice kind="bad">{messages.replaced}</Notice>}
      <div className={styles.draft}>
        <p role="status" className={styles.kept}>
          {kept === 'saved' && (
            <>
              <PhoneSign /> {messages.saved}
            </>
          )}
        </p>
        {kept === 'saved' && (
          <Button kind="plain" onClick={() => setAsking(true)}>
            {messages.discard}
          </Button>
        )}
      </div>
      <Dialog
        open={asking}
        urgent
        title={messages.ask}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button kind="danger" onClick={discard}>
              {messages.yes}
            </Button>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {messages.no}
            </Button>
          </>
        }
      >
        {messages.askText}
      </Dialog>
    </>
  );
}
