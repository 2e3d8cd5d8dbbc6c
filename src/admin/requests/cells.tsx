import { Link } from 'react-router-dom';
import { shownPhone } from '../../contract/phone.ts';
import { requestWords as words } from '../../text/desk/requests.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { momentOf } from '../dates.ts';
import styles from '../table.module.css';
import { Written } from '../written.tsx';

export type Query = { state: 'open' | 'settled'; after: string | undefined };
type Customer = { id: string; username: string; phone: string };

export function CustomerCell({ customer }: { customer: Customer }) {
  return (
    <th scope="row">
      <Link to={`/customers/${customer.id}`}>
        <Written>{customer.username}</Written>
      </Link>
      {customer.phone && (
        <span className={styles.quiet}>
          <a href={`tel:${encodeURIComponent(customer.phone)}`}>
            <Written>{shownPhone(customer.phone)}</Written>
          </a>
        </span>
      )}
    </th>
  );
}

export const ReceivedCell = ({ at }: { at: string }) => <td data-label={words.received}>{momentOf(at)}</td>;

export const settledLine = ({ settledAt, settledBy }: { settledAt: string | null; settledBy: string | null }) =>
  settledAt ? words.settledBy(settledBy ?? '', momentOf(settledAt)) : '';

export const NothingHere = ({ state }: { state: Query['state'] }) => (
  <EmptyState title={words.none}>{state === 'open' ? words.noneOpen : words.noneSettled}</EmptyState>
);
