import { useEffect, useRef } from 'react';
import type { Letter } from '../device/outbox/letter.ts';
import { useLanguage, useWords } from '../text/words.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './letter-form.module.css';
import { looks, sentenceOf, toldState, Unbroken } from './letter-state.tsx';
import { LogInAgain } from './log-in-again.tsx';
import { sendNow } from './outbox-store.ts';

type OutcomeProps = { letter: Letter; received: (receiptNumber: string) => string; onAnother: () => void };

/** What became of the letter that was just written, as it happens. */
export function LetterOutcome({ letter, received, onAnother }: OutcomeProps) {
  const words = useWords('claimForm');
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
          {words.after.see}
        </ButtonLink>
        {!isSent && (
          <Button kind="plain" onClick={onAnother}>
            {words.after.another}
          </Button>
        )}
      </div>
    </div>
  );
}

function Told({ letter, received }: Omit<OutcomeProps, 'onAnother'>) {
  const words = useWords('letters');
  const { failed } = useWords('claimForm');
  const language = useLanguage();
  const state = toldState(letter);
  const sentence = sentenceOf(letter, words.state, language);
  const number = letter.receipt?.number;
  switch (state) {
    case 'sent':
      return (
        <Notice kind="good" alert title={<Unbroken part={number}>{received(number ?? '')}</Unbroken>}>
          <Unbroken part={number}>{sentence}</Unbroken>. {words.told.sent}
        </Notice>
      );
    case 'needsLogIn':
      return (
        <Notice
          kind="bad"
          title={failed.notAuthenticated}
          action={<LogInAgain why={letter.lastError?.message ?? words.told.needsLogIn}>{words.act.logIn}</LogInAgain>}
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
              <Button kind="quiet" onClick={() => void sendNow()}>
                {words.act.sendNow}
              </Button>
            )
          }
        >
          {words.told[state]}
        </Notice>
      );
  }
}
