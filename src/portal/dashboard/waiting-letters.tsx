import { useState } from 'react';
import { Link } from 'react-router-dom';
import { shownMoment } from '../../text/dates.ts';
import { useLanguage, useWords } from '../../text/words.tsx';
import { Button } from '../../ui/button.tsx';
import { LedgerEntry } from '../ledger.tsx';
import { sendNow, useOutbox } from '../outbox-store.ts';
import styles from './dashboard.module.css';

/** What waits on this phone, when it was last tried, and a way to try at once. */
export function WaitingLetters() {
  const words = useWords('dashboard').waiting;
  const letterWords = useWords('letters');
  const language = useLanguage();
  const { letters, waiting, lastTry } = useOutbox();
  const [sending, setSending] = useState(false);
  const toCorrect = letters.filter(({ state }) => state === 'needs-attention').length;

  const send = () => {
    setSending(true);
    void sendNow().finally(() => setSending(false));
  };
  if (!waiting)
    return (
      <LedgerEntry heading={words.heading}>
        <p className={styles.lead}>{words.none}</p>
      </LedgerEntry>
    );
  return (
    <LedgerEntry heading={words.heading}>
      <div role="status">
        <p className={styles.waits}>{words.some(waiting)}</p>
        {toCorrect > 0 && <p>{words.attention(toCorrect)}</p>}
        {lastTry && <p className={styles.lead}>{letterWords.lastTry(shownMoment(language, new Date(lastTry)))}</p>}
      </div>
      <Button kind="quiet" busy={sending} onClick={send}>
        {letterWords.act.sendNow}
      </Button>
      <Link to="/claims">{words.see}</Link>
    </LedgerEntry>
  );
}
