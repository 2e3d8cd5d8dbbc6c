import { Link } from 'react-router-dom';
import type { QueueLine } from '../../contract/admin/claims.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { overviewMessages as messages } from '../../i18n/admin/overview.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { daysSince } from '../dates.ts';
import { UserText } from '../user-text.tsx';

const columns: Column<QueueLine>[] = [
  { header: messages.number, cell: ({ id, number }) => <Link to={`/claims/${id}`}>{number}</Link> },
  { header: messages.customer, cell: ({ customer }) => <UserText>{customer.username}</UserText> },
  { header: messages.about, cell: ({ service }) => service },
  {
    header: messages.age,
    labelled: true,
    cell: ({ receivedAt }) => claimMessages.table.days(daysSince(receivedAt)),
  },
];

export function WaitingLongest({ claims }: { claims: readonly QueueLine[] }) {
  if (claims.length === 0) return <p>{messages.noneWaiting}</p>;
  return <DataTable columns={columns} rows={claims} rowKey={({ id }) => id} />;
}
