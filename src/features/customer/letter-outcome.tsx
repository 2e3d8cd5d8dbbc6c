import { useEffect, useRef } from 'react';
import type { Letter } from '../../device/outbox/letter.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './claim-submission.module.css';
import { letterStatus, NoWrap, statusBadges, statusTextOf } from './letter-state.tsx';
import { LogInAgain } from './log-in-again.tsx';
import { sendQueuedLetters } from './outbox-store.ts';

type LetterOutcomeProps = { letter: Letter; received: (receiptNumber: string) => string; onAnother: () => void };

/** The status of the letter that was just submitted, updated live. */
export function LetterOutcome({ letter, received, onAnother }: LetterOutcomeProps) {
  const messages = useMessages('claimForm');
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    containerRef.current?.focus({ preventScroll: true });
  }, []);
  const isSent = letter.state === 'sent';
  return (
    <div ref={containerRef} tabIndex={-1} className={styles.outcome}>
      <StatusNotice letter={letter} received={received} />
      <div className={styles.actions}>
        <ButtonLink kind="quiet" to={`/claims/letter/${letter.id}`}>
          {messages.after.see}
        </ButtonLink>
        {!isSent && (
          <Button kind="plain" onClick={onAnother}>
            {messages.after.another}
          </Button>
        )}
      </div>
    </div>
  );
}

function StatusNotice({ letter, received }: Omit<LetterOutcomeProps, 'onAnother'>) {
  const messages = useMessages('letters');
  const { failed } = useMessages('claimForm');
  const language = useLanguage();
  const state = letterStatus(letter);
  const statusText = statusTextOf(letter, messages.state, language);
  const number = letter.receipt?.number;
  switch (state) {
    case 'sent':
      return (
        <Notice kind="good" alert title={<NoWrap text={number}>{received(number ?? '')}</NoWrap>}>
          <NoWrap text={number}>{statusText}</NoWrap>. {messages.explanation.sent}
        </Notice>
      );
    case 'needsLogIn':
      return (
        <Notice
          kind="bad"
          title={failed.notAuthenticated}
          action={
            <LogInAgain reason={letter.lastError?.message ?? messages.explanation.needsLogIn}>
              {messages.act.logIn}
            </LogInAgain>
          }
        >
          {failed.letterKept}
        </Notice>
      );
    default:
      return (
        <Notice
          sign={statusBadges[state].sign}
          title={statusText}
          action={
            state === 'waiting' && (
              <Button kind="quiet" onClick={() => void sendQueuedLetters()}>
                {messages.act.sendNow}
              </Button>
            )
          }
        >
          {messages.explanation[state]}
        </Notice>
      );
  }
}
