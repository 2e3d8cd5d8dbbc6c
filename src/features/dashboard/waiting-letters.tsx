import { useState } from 'react';
import { Link } from 'react-router-dom';
import { shownMoment } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { LedgerEntry } from '../customer/ledger.tsx';
import { sendQueuedLetters, useOutbox } from '../customer/outbox-store.ts';
import styles from './dashboard.module.css';

/** The letters that have not been sent, the time of the last attempt, and a button to send them. */
export function WaitingLetters() {
  const messages = useMessages('dashboard').waiting;
  const letterMessages = useMessages('letters');
  const language = useLanguage();
  const { letters, waiting, lastAttemptAt } = useOutbox();
  const [isSending, setIsSending] = useState(false);
  const refusedCount = letters.filter(({ state }) => state === 'needs-attention').length;

  const send = () => {
    setIsSending(true);
    void sendQueuedLetters().finally(() => setIsSending(false));
  };
  if (!waiting) return null;
  return (
    <LedgerEntry heading={messages.heading}>
      <div role="status">
        <p className={styles.waits}>{messages.some(waiting)}</p>
        {refusedCount > 0 && <p>{messages.attention(refusedCount)}</p>}
        {lastAttemptAt && (
          <p className={styles.lead}>{letterMessages.lastAttempt(shownMoment(language, new Date(lastAttemptAt)))}</p>
        )}
      </div>
      <Button kind="quiet" busy={isSending} onClick={send}>
        {letterMessages.act.sendNow}
      </Button>
      <Link to="/claims">{messages.see}</Link>
    </LedgerEntry>
  );
}
