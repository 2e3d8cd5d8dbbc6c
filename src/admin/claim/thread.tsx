import type { AdminEvent } from '../../contract/admin/claims.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { formatDateTime } from '../dates.ts';
import { PageSection } from '../desk-page.tsx';
import { UserText } from '../user-text.tsx';
import styles from './claim.module.css';

const isByCustomer = (action: AdminEvent['action']) => action === 'answer' || action === 'disagree';

/** The questions and their answers, and why the customer disagrees, as the customer sees them too. */
export function Thread({ events }: { events: readonly AdminEvent[] }) {
  const messages = claimMessages.one;
  const messagesOfThread = events.filter(({ action }) => action === 'ask' || isByCustomer(action));
  if (messagesOfThread.length === 0) return null;
  return (
    <PageSection heading={messages.thread}>
      <ol className={styles.thread}>
        {messagesOfThread.map(({ version, action, by, at, reason }) => (
          <li key={version} className={isByCustomer(action) ? styles.answer : styles.question}>
            <span className={styles.note}>
              <UserText>{by.name}</UserText>, <time dateTime={at}>{formatDateTime(at)}</time>
            </span>
            <UserText long>{reason ?? ''}</UserText>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
