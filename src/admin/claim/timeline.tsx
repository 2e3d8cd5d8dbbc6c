import type { AdminEvent } from '../../contract/admin/claims.ts';
import { reasonWords } from '../../contract/reasons/en.ts';
import { claimWords } from '../../i18n/admin/claims.ts';
import { formatAmount } from '../../i18n/money.ts';
import { momentOf } from '../dates.ts';
import { UserText } from '../user-text.tsx';
import styles from './claim.module.css';

/** Who did what, when and why: the record as it stands, the newest last. */
export function Timeline({ events }: { events: readonly AdminEvent[] }) {
  return (
    <ol className={styles.events}>
      {events.map((event) => (
        <li key={event.version} className={styles.event}>
          <strong>
            {claimWords.happened[event.action]}
            {event.amountCents ? `: ${formatAmount('en', event.amountCents)}` : ''}
          </strong>
          {event.code && <span>{reasonWords[event.code].short}</span>}
          {event.reason && <UserText long>{event.reason}</UserText>}
          <span className={styles.told}>
            <time dateTime={event.at}>{momentOf(event.at)}</time> <UserText>{claimWords.by(event.by.name)}</UserText>
          </span>
        </li>
      ))}
    </ol>
  );
}
