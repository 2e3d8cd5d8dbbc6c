import type { Profile } from '../../contract/responses/profile.ts';
import type { Letter } from '../../device/outbox/letter.ts';
import type { Session } from '../../device/session.ts';
import { homePathOf } from '../../device/session-hint.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from '../customer/claim-submission.module.css';
import { letterStatus, NoWrap, statusBadges, statusTextOf } from '../customer/letter-state.tsx';

type Props = { letter: Letter; open: Profile['callBack']; session: Session };

/** The status of the request that was submitted. One that was open already has the number of the first letter. */
export function CallBackOutcome({ letter, open, session }: Props) {
  const messages = useMessages('callBack');
  const { state: sentences, explanation } = useMessages('letters');
  const language = useLanguage();
  const state = letterStatus(letter);
  const number = letter.receipt?.number;
  const openNumber = open?.number ?? number;
  const received = openNumber === number ? messages.received : messages.updated;
  return (
    <div className={styles.outcome}>
      {state === 'sent' ? (
        <Notice intoView kind="good" alert title={<NoWrap text={openNumber}>{received(openNumber ?? '')}</NoWrap>}>
          {messages.next}
        </Notice>
      ) : (
        <Notice intoView sign={statusBadges[state].sign} title={statusTextOf(letter, sentences, language)}>
          {messages.waiting} {explanation[state]}
        </Notice>
      )}
      <div className={styles.actions}>
        <ButtonLink kind="quiet" to={`/claims/letter/${letter.id}`}>
          {messages.see}
        </ButtonLink>
        <ButtonLink kind="plain" to={homePathOf(session.user.role === 'premium' ? 'premium' : 'customer')}>
          {messages.toAccount}
        </ButtonLink>
      </div>
    </div>
  );
}
