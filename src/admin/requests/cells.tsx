import { Link } from 'react-router-dom';
import { shownPhone } from '../../contract/phone.ts';
import { requestMessages as messages } from '../../i18n/admin/requests.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDateTime } from '../dates.ts';
import styles from '../table.module.css';
import { UserText } from '../user-text.tsx';

export type Query = { state: 'open' | 'settled'; after: string | undefined };
type Customer = { id: string; username: string; phone: string };

export function CustomerCell({ customer }: { customer: Customer }) {
  return (
    <th scope="row">
      <Link to={`/customers/${customer.id}`}>
        <UserText>{customer.username}</UserText>
      </Link>
      {customer.phone && (
        <span className={styles.quiet}>
          <a href={`tel:${encodeURIComponent(customer.phone)}`}>
            <UserText>{shownPhone(customer.phone)}</UserText>
          </a>
        </span>
      )}
    </th>
  );
}

export const ReceivedCell = ({ at }: { at: string }) => <td data-label={messages.received}>{formatDateTime(at)}</td>;

export const settledByText = ({ settledAt, settledBy }: { settledAt: string | null; settledBy: string | null }) =>
  settledAt ? messages.settledBy(settledBy ?? '', formatDateTime(settledAt)) : '';

export const NoRequests = ({ state }: { state: Query['state'] }) => (
  <EmptyState title={messages.none}>{state === 'open' ? messages.noneOpen : messages.noneSettled}</EmptyState>
);
