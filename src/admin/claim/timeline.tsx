import type { AdminEvent } from '../../contract/admin/claims.ts';
import { reasonMessages } from '../../contract/reasons/en.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { formatAmount } from '../../i18n/money.ts';
import { formatDateTime, formatDay } from '../dates.ts';
import { UserText } from '../user-text.tsx';
import styles from './claim.module.css';

const messages = claimMessages.one;

/** The claim's events, oldest first. */
export function Timeline({ events }: { events: readonly AdminEvent[] }) {
  return (
    <ol className={styles.events}>
      {events.map((event) => (
        <li key={event.version} className={styles.event}>
          <strong>
            {claimMessages.timelineEvents[event.action]}
            {event.amountCents ? `: ${formatAmount('en', event.amountCents)}` : ''}
          </strong>
          {event.payment && (
            <span>
              {messages.paidOn(formatDay(event.payment.day))}
              {event.payment.reference && ` · ${event.payment.reference}`}
            </span>
          )}
          {event.code && <span>{reasonMessages[event.code].short}</span>}
          {event.reason && <UserText long>{event.reason}</UserText>}
          <span className={styles.note}>
            <time dateTime={event.at}>{formatDateTime(event.at)}</time>{' '}
            <UserText>{claimMessages.by(event.by.name)}</UserText>
          </span>
        </li>
      ))}
    </ol>
  );
}
