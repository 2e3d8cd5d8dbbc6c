import { useState } from 'react';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PhoneSign } from '../../ui/signs.tsx';
import styles from './claim-submission.module.css';
import type { DraftStatus } from './use-draft.ts';

/** Whether the draft is saved, and a button to discard it. */
export function DraftStatusLine({ status, onDiscard }: { status: DraftStatus; onDiscard: () => void }) {
  const messages = useMessages('claimForm').draft;
  const [isConfirming, setIsConfirming] = useState(false);
  const discard = () => {
    setIsConfirming(false);
    onDiscard();
  };
  return (
    <>
      {status === 'not-saved' && <Notice kind="bad">{messages.notSaved}</Notice>}
      {status === 'replaced' && <Notice kind="bad">{messages.replaced}</Notice>}
      <div className={styles.draft}>
        <p role="status" className={styles.kept}>
          {status === 'saved' && (
            <>
              <PhoneSign /> {messages.saved}
            </>
          )}
        </p>
        {status === 'saved' && (
          <Button kind="plain" onClick={() => setIsConfirming(true)}>
            {messages.discard}
          </Button>
        )}
      </div>
      <Dialog
        open={isConfirming}
        urgent
        title={messages.ask}
        onClose={() => setIsConfirming(false)}
        actions={
          <>
            <Button kind="danger" onClick={discard}>
              {messages.yes}
            </Button>
            <Button kind="quiet" onClick={() => setIsConfirming(false)}>
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
