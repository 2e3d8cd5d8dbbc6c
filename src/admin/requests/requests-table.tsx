import { Link } from 'react-router-dom';
import { requestMessages as messages } from '../../i18n/admin/requests.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type Column, DataTable, SecondaryLine } from '../data-table.tsx';
import { formatDateTime } from '../dates.ts';
import { Pagination } from '../pagination.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { UserText } from '../user-text.tsx';

export type Query = { state: 'open' | 'settled'; search: string | undefined; after: string | undefined };
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
          <PhoneLink phone={customer.phone} />
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
  settledAt === null
    ? ''
    : settledBy === null
      ? formatDateTime(settledAt)
      : messages.settledBy(settledBy, formatDateTime(settledAt));

type Props<R> = {
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  next: string | null;
  query: Query;
};

export function RequestsTable<R extends { id: string }>({ caption, columns, rows, next, query }: Props<R>) {
  if (rows.length === 0)
    return (
      <EmptyState title={messages.none}>
        {query.search ? messages.noneFound : query.state === 'open' ? messages.noneOpen : messages.noneSettled}
      </EmptyState>
    );
  return (
    <>
      <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
      <Pagination next={next} />
    </>
  );
}
