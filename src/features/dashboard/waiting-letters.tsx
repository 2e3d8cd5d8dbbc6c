import { useState } from 'react';
import { Link } from 'react-router-dom';
import { shownMoment } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { LedgerEntry } from '../customer/ledger.tsx';
import { sendLettersNow, useOutbox } from '../customer/outbox-store.ts';
import styles from './dashboard.module.css';

/** What waits on this phone, when it was last tried, and a way to try at once. */
export function WaitingLetters() {
  const messages = useMessages('dashboard').waiting;
  const letterWords = useMessages('letters');
  const language = useLanguage();
  const { letters, waiting, lastTry } = useOutbox();
  const [sending, setSending] = useState(false);
  const toCorrect = letters.filter(({ state }) => state === 'needs-attention').length;

  const send = () => {
    setSending(true);
    void sendLettersNow().finally(() => setSending(false));
  };
  if (!waiting)
    return (
      <LedgerEntry heading={messages.heading}>
        <p className={styles.lead}>{messages.none}</p>
      </LedgerEntry>
    );
  return (
    <LedgerEntry heading={messages.heading}>
      <div role="status">
        <p className={styles.waits}>{messages.some(waiting)}</p>
        {toCorrect > 0 && <p>{messages.attention(toCorrect)}</p>}
        {lastTry && <p className={styles.lead}>{letterWords.lastTry(shownMoment(language, new Date(lastTry)))}</p>}
      </div>
      <Button kind="quiet" busy={sending} onClick={send}>
        {letterWords.act.sendNow}
      </Button>
      <Link to="/claims">{messages.see}</Link>
    </LedgerEntry>
  );
}
