import { useState } from 'react';
import { deleteCustomerData } from '../../device/delete-customer-data.ts';
import { countDrafts } from '../../device/drafts.ts';
import type { Session } from '../../device/session.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LeaveSign } from '../../ui/signs.tsx';
import styles from './log-out.module.css';
import { sendEverythingNow, useOutbox } from './outbox-store.ts';
import { logOut } from './session-store.ts';

type Props = { session: Session; className: string | undefined; signClassName: string | undefined };

/** Logs out at once if this device has no unsent data of the customer; otherwise a dialog asks what to do with it. */
export function LogOut({ session, className, signClassName }: Props) {
  const { leaving: messages, logOut: label } = useMessages('portal');
  const waiting = useOutbox((outbox) => outbox.waiting);
  const photos = useOutbox((outbox) => outbox.waitingPhotos);
  const [drafts, setDrafts] = useState(0);
  const [isConfirming, setIsConfirming] = useState(false);
  const [hasTriedSending, setHasTriedSending] = useState(false);
  const [isSending, setIsSending] = useState(false);

  const confirmLogOut = () => void logOut(session);
  const discard = () => void deleteCustomerData(session.user.id).then(confirmLogOut);
  const send = () => {
    setIsSending(true);
    void sendEverythingNow().finally(() => {
      setIsSending(false);
      setHasTriedSending(true);
    });
  };
  const ask = async () => {
    const draftCount = await countDrafts(session.user.id).catch(() => 0);
    if (!waiting && !photos && !draftCount) return confirmLogOut();
    setDrafts(draftCount);
    setHasTriedSending(false);
    setIsConfirming(true);
  };
  const unsent = waiting + photos;
  const remaining = unsent + drafts;

  return (
    <>
      <button type="button" className={className} onClick={() => void ask()}>
        <LeaveSign className={signClassName} />
        {label}
      </button>
      <Dialog
        open={isConfirming}
        urgent
        onClose={() => setIsConfirming(false)}
        title={messages.title}
        actions={
          <div className={styles.actions}>
            {remaining ? (
              <>
                {unsent > 0 && (
                  <Button kind="main" wide busy={isSending} onClick={send}>
                    {messages.sendNow}
                  </Button>
                )}
                <Button kind="quiet" wide onClick={confirmLogOut}>
                  {messages.keep}
                </Button>
                <Button kind="danger" wide onClick={discard}>
                  {messages.discard}
                </Button>
              </>
            ) : (
              <Button kind="main" wide onClick={confirmLogOut}>
                {messages.leave}
              </Button>
            )}
            <Button kind="plain" wide onClick={() => setIsConfirming(false)}>
              {messages.stay}
            </Button>
          </div>
        }
      >
        {remaining ? (
          <>
            {waiting > 0 && <p>{messages.waiting(waiting)}</p>}
            {photos > 0 && <p>{messages.photos(photos)}</p>}
            {drafts > 0 && <p>{messages.drafts(drafts)}</p>}
            {unsent > 0 && <p className={styles.meaning}>{messages.kept}</p>}
            {drafts > 0 && <p className={styles.meaning}>{messages.draftsKept}</p>}
            <p className={styles.meaning}>{messages.discarded}</p>
            {hasTriedSending && <Notice kind="offline">{messages.notSent}</Notice>}
          </>
        ) : (
          <p role="status">{messages.allSent}</p>
        )}
      </Dialog>
    </>
  );
}
