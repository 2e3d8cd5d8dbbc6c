import { useState } from 'react';
import type { Profile } from '../../contract/responses/profile.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sendQueuedLetters, submit, useOutbox } from '../customer/outbox-store.ts';
import styles from './dashboard.module.css';

const isWaiting = ({ kind, state }: Letter) =>
  kind === 'claim-request' && state !== 'sent' && state !== 'needs-attention';

/** Requests a claim from the administrator by letter, so it works offline. A pending request, also of another phone, is not sent twice. */
export function ClaimRequest({ userId, open }: { userId: string; open: Profile['claimRequest'] }) {
  const messages = useMessages('dashboard').request;
  const letters = useOutbox((outbox) => outbox.letters);
  const [submittedId, setSubmittedId] = useState<string>();
  const [notStored, setNotStored] = useState(false);
  const letter = letters.find(({ id }) => id === submittedId);
  const [isRepeated, setIsRepeated] = useState(false);

  const requestClaim = async () => {
    setNotStored(false);
    // Offline this may be long answered; the server makes one request of the two.
    if (open && navigator.onLine) return setIsRepeated(true);
    setIsRepeated(false);
    const pending = letters.find(isWaiting);
    if (pending) {
      setSubmittedId(pending.id);
      await sendQueuedLetters();
      return;
    }
    try {
      setSubmittedId((await submit('claim-request', { userId })).id);
    } catch {
      setNotStored(true);
    }
  };

  const isFirstAttempt = letter?.state === 'queued' && letter.lastError === null;
  return (
    <>
      <p className={styles.lead}>{messages.lead}</p>
      <Button kind="quiet" busy={letter?.state === 'sending' || isFirstAttempt} onClick={() => void requestClaim()}>
        {messages.submit}
      </Button>
      {isRepeated && open ? (
        <Notice>{messages.open(open.number)}</Notice>
      ) : notStored ? (
        <Notice kind="bad" title={messages.failed}>
          {messages.notStored}
        </Notice>
      ) : (
        letter && <Outcome letter={letter} open={open} />
      )}
    </>
  );
}

type OutcomeProps = { letter: Letter; open: Profile['claimRequest'] };

function Outcome({ letter: { state, lastError, receipt }, open }: OutcomeProps) {
  const messages = useMessages('dashboard').request;
  if (state === 'sent' && open && open.number !== receipt?.number) return <Notice>{messages.open(open.number)}</Notice>;
  if (state === 'sent') return <Notice kind="good">{messages.sent}</Notice>;
  if (state === 'needs-attention')
    return (
      <Notice kind="bad" title={messages.failed}>
        {lastError?.message}
      </Notice>
    );
  return lastError ? <Notice kind="offline">{messages.saved}</Notice> : null;
}
