import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayBeEdited } from '../../device/outbox/edit.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { isClaim } from '../customer/letter-content.ts';
import { hasEarlierArrived, letterStatus } from '../customer/letter-state.tsx';
import { LogInAgain } from '../customer/log-in-again.tsx';
import { discard, edit, letterCorrectionPath, resend, sendQueuedLetters } from '../customer/outbox-store.ts';
import styles from './claim-detail.module.css';

/** What a customer can do about a letter that has not arrived. */
export function LetterActions({ letter }: { letter: Letter }) {
  const messages = useMessages('letters');
  const [isConfirming, setIsConfirming] = useState(false);
  const [isTooLateToEdit, setIsTooLateToEdit] = useState(false);
  const navigate = useNavigate();
  const confirmDiscard = async () => {
    setIsConfirming(false);
    await discard(letter.id);
    navigate('/claims', { replace: true });
  };
  return (
    <div className={styles.actions}>
      <PrimaryAction letter={letter} />
      {isClaim(letter) && mayBeEdited(letter) && (
        <EditButton letter={letter} onTooLate={() => setIsTooLateToEdit(true)} />
      )}
      <Button kind="danger" onClick={() => setIsConfirming(true)}>
        {messages.act.discard}
      </Button>
      <Dialog
        open={isConfirming}
        urgent
        title={messages.discard.title}
        onClose={() => setIsConfirming(false)}
        actions={
          <>
            <Button kind="danger" onClick={() => void confirmDiscard()}>
              {messages.discard.yes}
            </Button>
            <Button kind="quiet" onClick={() => setIsConfirming(false)}>
              {messages.discard.no}
            </Button>
          </>
        }
      >
        <p>{messages.discard.text}</p>
        {letter.state === 'sending' && <p>{messages.discard.textSending}</p>}
      </Dialog>
      {isTooLateToEdit && letter.state === 'sending' && <Notice kind="offline">{messages.act.tooLateToEdit}</Notice>}
    </div>
  );
}

/** Opens the letter in its form again, unless an attempt to send it has begun meanwhile. */
function EditButton({ letter, onTooLate }: { letter: Letter; onTooLate: () => void }) {
  const { act: messages } = useMessages('letters');
  const navigate = useNavigate();
  const open = async () => {
    const path = await edit(letter);
    if (path) navigate(path);
    else onTooLate();
  };
  return (
    <Button kind="quiet" onClick={() => void open()}>
      {messages.edit}
    </Button>
  );
}

function PrimaryAction({ letter }: { letter: Letter }) {
  const { act: messages, explanation } = useMessages('letters');
  const [isBusy, setIsBusy] = useState(false);
  const withBusy = (action: () => Promise<void>) => () => {
    setIsBusy(true);
    void action().finally(() => setIsBusy(false));
  };
  const state = letterStatus(letter);
  const correctionPath = letterCorrectionPath(letter);
  switch (state) {
    case 'waiting':
    case 'sending':
      return (
        <Button busy={isBusy || state === 'sending'} onClick={withBusy(sendQueuedLetters)}>
          {messages.sendNow}
        </Button>
      );
    case 'needsLogIn':
      return <LogInAgain reason={letter.lastError?.message ?? explanation.needsLogIn}>{messages.logIn}</LogInAgain>;
    case 'needsCorrection':
      // Nothing is left to correct where an earlier version has arrived.
      if (hasEarlierArrived(letter)) return null;
      return correctionPath ? (
        <ButtonLink to={correctionPath}>{messages.correct}</ButtonLink>
      ) : (
        <Button busy={isBusy} onClick={withBusy(() => resend(letter.id))}>
          {messages.tryAgain}
        </Button>
      );
    case 'sent':
      return null;
  }
}
