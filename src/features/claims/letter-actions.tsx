import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Letter } from '../../device/outbox/letter.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { isClaim } from '../customer/letter-content.ts';
import { toldState } from '../customer/letter-state.tsx';
import { LogInAgain } from '../customer/log-in-again.tsx';
import { correct, discard, sendLettersNow, sendUnchanged } from '../customer/outbox-store.ts';
import styles from './claim-detail.module.css';

/** What a customer can do about a letter that has not arrived. */
export function LetterActions({ letter }: { letter: Letter }) {
  const messages = useMessages('letters');
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const discardIt = async () => {
    setAsking(false);
    await discard(letter.id);
    navigate('/claims', { replace: true });
  };
  return (
    <div className={styles.ways}>
      <WayOn letter={letter} />
      <Button kind="danger" onClick={() => setAsking(true)}>
        {messages.act.discard}
      </Button>
      <Dialog
        open={asking}
        urgent
        title={messages.discard.title}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button kind="danger" onClick={() => void discardIt()}>
              {messages.discard.yes}
            </Button>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {messages.discard.no}
            </Button>
          </>
        }
      >
        <p>{messages.discard.text}</p>
        {letter.state === 'sending' && <p>{messages.discard.textSending}</p>}
      </Dialog>
    </div>
  );
}

function WayOn({ letter }: { letter: Letter }) {
  const { act: messages, told } = useMessages('letters');
  const [busy, setBusy] = useState(false);
  const busily = (work: () => Promise<void>) => () => {
    setBusy(true);
    void work().finally(() => setBusy(false));
  };
  const state = toldState(letter);
  switch (state) {
    case 'waiting':
    case 'sending':
      return (
        <Button busy={busy || state === 'sending'} onClick={busily(sendLettersNow)}>
          {messages.sendNow}
        </Button>
      );
    case 'needsLogIn':
      return <LogInAgain why={letter.lastError?.message ?? told.needsLogIn}>{messages.logIn}</LogInAgain>;
    case 'needsCorrection':
      return isClaim(letter) ? (
        <ButtonLink to={correct(letter)}>{messages.correct}</ButtonLink>
      ) : (
        <Button busy={busy} onClick={busily(() => sendUnchanged(letter.id))}>
          {messages.tryAgain}
        </Button>
      );
    case 'sent':
      return null;
  }
}
