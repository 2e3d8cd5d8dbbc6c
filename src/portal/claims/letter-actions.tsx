import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Letter } from '../../device/outbox/letter.ts';
import { useWords } from '../../text/words.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { isClaim } from '../letter-content.ts';
import { toldState } from '../letter-state.tsx';
import { LogInAgain } from '../log-in-again.tsx';
import { correct, discard, sendNow, sendUnchanged } from '../outbox-store.ts';
import styles from './one-claim.module.css';

/** What a customer can do about a letter that has not arrived. */
export function LetterActions({ letter }: { letter: Letter }) {
  const words = useWords('letters');
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
        {words.act.discard}
      </Button>
      <Dialog
        open={asking}
        urgent
        title={words.discard.title}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button kind="danger" onClick={() => void discardIt()}>
              {words.discard.yes}
            </Button>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {words.discard.no}
            </Button>
          </>
        }
      >
        <p>{words.discard.text}</p>
        {letter.state === 'sending' && <p>{words.discard.textSending}</p>}
      </Dialog>
    </div>
  );
}

function WayOn({ letter }: { letter: Letter }) {
  const { act: words, told } = useWords('letters');
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
        <Button busy={busy || state === 'sending'} onClick={busily(sendNow)}>
          {words.sendNow}
        </Button>
      );
    case 'needsLogIn':
      return <LogInAgain why={letter.lastError?.message ?? told.needsLogIn}>{words.logIn}</LogInAgain>;
    case 'needsCorrection':
      return isClaim(letter) ? (
        <ButtonLink to={correct(letter)}>{words.correct}</ButtonLink>
      ) : (
        <Button busy={busy} onClick={busily(() => sendUnchanged(letter.id))}>
          {words.tryAgain}
        </Button>
      );
    case 'sent':
      return null;
  }
}
