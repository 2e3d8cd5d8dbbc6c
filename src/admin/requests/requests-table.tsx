import { Link } from 'react-router-dom';
import { shownPhone } from '../../contract/phone.ts';
import { requestMessages as messages } from '../../i18n/admin/requests.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type Column, DataTable, SecondaryLine } from '../data-table.tsx';
import { formatDateTime } from '../dates.ts';
import { Pagination } from '../pagination.tsx';
import { UserText } from '../user-text.tsx';

export type Query = { state: 'open' | 'settled'; after: string | undefined };
type Customer = { id: string; username: string; phone: string };

export const customerColumn: Column<{ customer: Customer }> = {
  header: messages.customer,
  cell: ({ customer }) => (
    <>
      <Link to={`/customers/${customer.id}`}>
        <UserText>{customer.username}</UserText>
      </Link>
      {customer.phone && (
        <SecondaryLine>
          <a href={`tel:${encodeURIComponent(customer.phone)}`}>
            <UserText>{shownPhone(customer.phone)}</UserText>
          </a>
        </SecondaryLine>
      )}
    </>
  ),
};

export const receivedColumn: Column<{ receivedAt: string }> = {
  header: messages.received,
  labelled: true,
  cell: ({ receivedAt }) => formatDateTime(receivedAt),
};

export const settledByText = ({ settledAt, settledBy }: { settledAt: string | null; settledBy: string | null }) =>
  settledAt ? messages.settledBy(settledBy ?? '', formatDateTime(settledAt)) : '';

type Props<R> = {
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  next: string | null;
  state: Query['state'];
};

export function RequestsTable<R extends { id: string }>({ caption, columns, rows, next, state }: Props<R>) {
  if (rows.length === 0)
    return <EmptyState title={messages.none}>{state === 'open' ? messages.noneOpen : messages.noneSettled}</EmptyState>;
  return (
    <>
      <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
      <Pagination next={next} />
    </>
  );
}
