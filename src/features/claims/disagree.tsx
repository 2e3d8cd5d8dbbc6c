import { useSearchParams } from 'react-router-dom';
import { localDay } from '../../contract/day.ts';
import type { ClaimLine } from '../../contract/responses/claims.ts';
import { serverNow } from '../../device/server-clock.ts';
import type { Session } from '../../device/session.ts';
import { fullDay } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { disagreePath } from '../customer/draft-path.ts';
import { parseLetter } from '../customer/letter-content.ts';
import { useOutbox } from '../customer/outbox-store.ts';
import styles from './claim-detail.module.css';
import { ClaimReply, isReplyTo } from './claim-reply.tsx';

/** Of a declined claim: asks for another look, until the last day for it. `?disagree` opens the form. */
export function Disagree({ session, line }: { session: Session; line: ClaimLine }) {
  const messages = useMessages('claims').look;
  const language = useLanguage();
  const [searchParams] = useSearchParams();
  const letters = useOutbox((outbox) => outbox.letters);
  const until = line.disagreeUntil;
  const isAsked = letters.some((letter) => isReplyTo(line.id, 'claim-review', letter));
  const isCorrected = letters.some(
    (letter) => (parseLetter(letter).payload as { corrects?: string }).corrects === line.id,
  );
  const isUnsent = letters.some((letter) => letter.state !== 'sent' && isReplyTo(line.id, 'claim-review', letter));
  if (!isUnsent && (!until || isCorrected)) return null;
  const isOver = until != null && until < localDay(serverNow());
  return (
    <section className={classNames(styles.part, styles.onScreen)}>
      <h2>{messages.heading}</h2>
      {isOver && !isAsked ? (
        <p>{messages.over(fullDay(language, until))}</p>
      ) : (
        <>
          {!isAsked && until && <p>{messages.lead(fullDay(language, until))}</p>}
          {isAsked || searchParams.has('disagree') ? (
            <ClaimReply
              owner={session.user.id}
              claimId={line.id}
              kind="claim-review"
              label={messages.label}
              submitLabel={messages.submit}
              yours={messages.yours}
            />
          ) : (
            <div className={styles.actions}>
              <ButtonLink kind="quiet" to={disagreePath(line.id)} replace>
                {messages.ask}
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </section>
  );
}
