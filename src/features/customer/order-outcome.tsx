import type { Letter } from '../../device/outbox/letter.ts';
import type { Session } from '../../device/session.ts';
import { homePathOf } from '../../device/session-hint.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './claim-submission.module.css';
import { letterStatus, NoWrap, statusBadges, statusTextOf } from './letter-state.tsx';
import type { OpenOrder } from './open-order.ts';
import { useProfile } from './profile-query.ts';

type Props = { letter: Letter; openOrder: OpenOrder | undefined; session: Session };

/** The status of an order that was submitted. One that was open already has the number of the first letter. */
export function OrderOutcome({ letter, openOrder, session }: Props) {
  const messages = useMessages('subscribe');
  const { state: sentences, explanation } = useMessages('letters');
  const language = useLanguage();
  const paysOnline = useProfile(session).profile?.paysOnline;
  const state = letterStatus(letter);
  const number = letter.receipt?.number;
  const openNumber = openOrder?.number ?? number;
  const received = openNumber === number ? messages.received : messages.updated;
  return (
    <div className={styles.outcome}>
      {state === 'sent' ? (
        <Notice intoView kind="good" alert title={<NoWrap text={openNumber}>{received(openNumber ?? '')}</NoWrap>}>
          {messages.next}
        </Notice>
      ) : (
        <Notice intoView sign={statusBadges[state].sign} title={statusTextOf(letter, sentences, language)}>
          {messages.asked} {explanation[state]}
        </Notice>
      )}
      <div className={styles.actions}>
        {state === 'sent' && paysOnline && <ButtonLink to="/payments">{messages.payOnline}</ButtonLink>}
        <ButtonLink kind="quiet" to={homePathOf(session.user.role === 'premium' ? 'premium' : 'customer')}>
          {messages.toAccount}
        </ButtonLink>
      </div>
    </div>
  );
}
