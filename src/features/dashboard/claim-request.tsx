import { useState } from 'react';
import type { Letter } from '../../device/outbox/letter.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sendLettersNow, submit, useOutbox } from '../customer/outbox-store.ts';
import styles from './dashboard.module.css';

const isWaiting = ({ kind, state }: Letter) =>
  kind === 'claim-request' && state !== 'sent' && state !== 'needs-attention';

/** Asks the administrator for a claim: a letter like any other. One that waits is enough. */
export function ClaimRequest({ userId }: { userId: string }) {
  const messages = useMessages('dashboard').request;
  const letters = useOutbox((outbox) => outbox.letters);
  const [asked, setAsked] = useState<string>();
  const [notStored, setNotStored] = useState(false);
  const letter = letters.find(({ id }) => id === asked);

  const ask = async () => {
    setNotStored(false);
    const waiting = letters.find(isWaiting);
    if (waiting) {
      setAsked(waiting.id);
      await sendLettersNow();
      return;
    }
    try {
      setAsked((await submit('claim-request', { userId })).id);
    } catch {
      setNotStored(true);
    }
  };

  const untried = letter?.state === 'queued' && letter.lastError === null;
  return (
    <>
      <p className={styles.lead}>{messages.lead}</p>
      <Button kind="quiet" busy={letter?.state === 'sending' || untried} onClick={() => void ask()}>
        {messages.submit}
      </Button>
      {notStored ? (
        <Notice kind="bad" title={messages.failed}>
          {messages.notStored}
        </Notice>
      ) : (
        letter && <Outcome letter={letter} />
      )}
    </>
  );
}

function Outcome({ letter: { state, lastError } }: { letter: Letter }) {
  const messages = useMessages('dashboard').request;
  if (state === 'sent') return <Notice kind="good">{messages.sent}</Notice>;
  if (state === 'needs-attention')
    return (
      <Notice kind="bad" title={messages.failed}>
        {lastError?.message}
      </Notice>
    );
  return lastError ? <Notice kind="offline">{messages.saved}</Notice> : null;
}
