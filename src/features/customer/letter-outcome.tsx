import { useEffect, useRef } from 'react';
import type { Letter } from '../../device/outbox/letter.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './claim-submission.module.css';
import { looks, sentenceOf, toldState, Unbroken } from './letter-state.tsx';
import { LogInAgain } from './log-in-again.tsx';
import { sendLettersNow } from './outbox-store.ts';

type OutcomeProps = { letter: Letter; received: (receiptNumber: string) => string; onAnother: () => void };

/** What became of the letter that was just written, as it happens. */
export function LetterOutcome({ letter, received, onAnother }: OutcomeProps) {
  const messages = useMessages('claimForm');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    place.current?.focus({ preventScroll: true });
  }, []);
  const isSent = letter.state === 'sent';
  return (
    <div ref={place} tabIndex={-1} className={styles.outcome}>
      <Told letter={letter} received={received} />
      <div className={styles.ways}>
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

function Told({ letter, received }: Omit<OutcomeProps, 'onAnother'>) {
  const messages = useMessages('letters');
  const { failed } = useMessages('claimForm');
  const language = useLanguage();
  const state = toldState(letter);
  const sentence = sentenceOf(letter, messages.state, language);
  const number = letter.receipt?.number;
  switch (state) {
    case 'sent':
      return (
        <Notice kind="good" alert title={<Unbroken part={number}>{received(number ?? '')}</Unbroken>}>
          <Unbroken part={number}>{sentence}</Unbroken>. {messages.told.sent}
        </Notice>
      );
    case 'needsLogIn':
      return (
        <Notice
          kind="bad"
          title={failed.notAuthenticated}
          action={
            <LogInAgain why={letter.lastError?.message ?? messages.told.needsLogIn}>{messages.act.logIn}</LogInAgain>
          }
        >
          {failed.letterKept}
        </Notice>
      );
    default:
      return (
        <Notice
          sign={looks[state].sign}
          title={sentence}
          action={
            state === 'waiting' && (
              <Button kind="quiet" onClick={() => void sendLettersNow()}>
                {messages.act.sendNow}
              </Button>
            )
          }
        >
          {messages.told[state]}
        </Notice>
      );
  }
}
