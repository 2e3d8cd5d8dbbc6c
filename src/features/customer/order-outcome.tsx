import type { Letter } from '../../device/outbox/letter.ts';
import type { Session } from '../../device/session.ts';
import { homePathOf } from '../../device/session-hint.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './claim-submission.module.css';
import { letterStatus, NoWrap, statusBadges, statusTextOf } from './letter-state.tsx';

/** The status of an order that was submitted. */
export function OrderOutcome({ letter, session }: { letter: Letter; session: Session }) {
  const messages = useMessages('subscribe');
  const { state: sentences, explanation } = useMessages('letters');
  const language = useLanguage();
  const state = letterStatus(letter);
  const number = letter.receipt?.number;
  return (
    <div className={styles.outcome}>
      {state === 'sent' ? (
        <Notice kind="good" alert title={<NoWrap text={number}>{messages.received(number ?? '')}</NoWrap>}>
          {messages.next}
        </Notice>
      ) : (
        <Notice sign={statusBadges[state].sign} title={statusTextOf(letter, sentences, language)}>
          {messages.asked} {explanation[state]}
        </Notice>
      )}
      <div className={styles.actions}>
        <ButtonLink kind="quiet" to={homePathOf(session.user.role === 'premium' ? 'premium' : 'customer')}>
          {messages.toAccount}
        </ButtonLink>
      </div>
    </div>
  );
}
