import type { ReactNode } from 'react';
import type { Letter } from '../../device/outbox/letter.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './claim-submission.module.css';
import { letterStatus, NoWrap, statusBadges, statusTextOf } from './letter-state.tsx';

type Props = {
  letter: Letter;
  /** of the request that was open already, which the letter brings up to date */
  openNumber: string | null | undefined;
  messages: { received: (number: string) => string; updated: (number: string) => string; next: string };
  /** what was asked for, while it is not sent */
  waiting: string;
  /** links */
  children: ReactNode;
};

/** The status of a request that was submitted. One that was open already has the number of the first letter. */
export function RequestOutcome({ letter, openNumber, messages, waiting, children }: Props) {
  const { state: sentences, explanation } = useMessages('letters');
  const language = useLanguage();
  const state = letterStatus(letter);
  const number = letter.receipt?.number;
  const shownNumber = openNumber ?? number;
  const received = shownNumber === number ? messages.received : messages.updated;
  return (
    <div className={styles.outcome}>
      {state === 'sent' ? (
        <Notice intoView kind="good" alert title={<NoWrap text={shownNumber}>{received(shownNumber ?? '')}</NoWrap>}>
          {messages.next}
        </Notice>
      ) : (
        <Notice intoView sign={statusBadges[state].sign} title={statusTextOf(letter, sentences, language)}>
          {waiting} {explanation[state]}
        </Notice>
      )}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
