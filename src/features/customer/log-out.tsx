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
import { sendLettersNow, useOutbox } from './outbox-store.ts';
import { logOut } from './session-store.ts';

type Props = { session: Session; className: string | undefined; signClassName: string | undefined };

/** At once when nothing of the customer's is left on this phone; else they say what becomes of it. */
export function LogOut({ session, className, signClassName }: Props) {
  const { leaving: messages, logOut: label } = useMessages('portal');
  const waiting = useOutbox((outbox) => outbox.waiting);
  const [drafts, setDrafts] = useState(0);
  const [asking, setAsking] = useState(false);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);

  const leave = () => void logOut(session);
  const discard = () => void deleteCustomerData(session.user.id).then(leave);
  const send = () => {
    setSending(true);
    void sendLettersNow().finally(() => {
      setSending(false);
      setTried(true);
    });
  };
  const ask = async () => {
    const begun = await countDrafts(session.user.id).catch(() => 0);
    if (!waiting && !begun) return leave();
    setDrafts(begun);
    setTried(false);
    setAsking(true);
  };
  const left = waiting + drafts;

  return (
    <>
      <button type="button" className={className} onClick={() => void ask()}>
        <LeaveSign className={signClassName} />
        {label}
      </button>
      <Dialog
        open={asking}
        urgent
        onClose={() => setAsking(false)}
        title={messages.title}
        actions={
          <div className={styles.ways}>
            {left ? (
              <>
                {waiting > 0 && (
                  <Button kind="main" wide busy={sending} onClick={send}>
                    {messages.sendNow}
                  </Button>
                )}
                <Button kind="quiet" wide onClick={leave}>
                  {messages.keep}
                </Button>
                <Button kind="danger" wide onClick={discard}>
                  {messages.discard}
                </Button>
              </>
            ) : (
              <Button kind="main" wide onClick={leave}>
                {messages.leave}
              </Button>
            )}
            <Button kind="plain" wide onClick={() => setAsking(false)}>
              {messages.stay}
            </Button>
          </div>
        }
      >
        {left ? (
          <>
            {waiting > 0 && <p>{messages.waiting(waiting)}</p>}
            {drafts > 0 && <p>{messages.drafts(drafts)}</p>}
            <p className={styles.meaning}>{messages.kept}</p>
            <p className={styles.meaning}>{messages.discarded}</p>
            {tried && <Notice kind="offline">{messages.notSent}</Notice>}
          </>
        ) : (
          <p role="status">{messages.allSent}</p>
        )}
      </Dialog>
    </>
  );
}
