import type { AdminEvent } from '../../contract/admin/claims.ts';
import { reasonWords } from '../../contract/reasons/en.ts';
import { claimWords } from '../../text/desk/claims.ts';
import { shownAmount } from '../../text/money.ts';
import { momentOf } from '../dates.ts';
import { Written } from '../written.tsx';
import styles from './claim.module.css';

/** Who did what, when and why: the record as it stands, the newest last. */
export function Timeline({ events }: { events: readonly AdminEvent[] }) {
  return (
    <ol className={styles.events}>
      {events.map((event) => (
        <li key={event.version} className={styles.event}>
          <strong>
            {claimWords.happened[event.action]}
            {event.amountCents ? `: ${shownAmount('en', event.amountCents)}` : ''}
          </strong>
          {event.code && <span>{reasonWords[event.code].short}</span>}
          {event.reason && <Written long>{event.reason}</Written>}
          <span className={styles.told}>
            <time dateTime={event.at}>{momentOf(event.at)}</time> <Written>{claimWords.by(event.by.name)}</Written>
          </span>
        </li>
      ))}
    </ol>
  );
}
