import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import type { QueueLine } from '../../contract/admin/claims.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { AnotherLookBadge, ApprovedOnceBadge, ClaimStatusBadge, PriorityBadge } from '../claim-status-badge.tsx';
import { type Column, DataTable, SecondaryLine } from '../data-table.tsx';
import { daysSince, formatDateTime } from '../dates.ts';
import { UserText } from '../user-text.tsx';

const messages = claimMessages.table;

const numberColumn = (queue: string): Column<QueueLine> => ({
  header: messages.number,
  cell: (claim) => (
    <>
      <Link to={`/claims/${claim.id}`} state={{ queue }} data-claim={claim.id}>
        {claim.number}
      </Link>{' '}
      {claim.priority && <PriorityBadge />} {claim.isApprovedOnce && <ApprovedOnceBadge />}{' '}
      {claim.isAnotherLook && <AnotherLookBadge />}
    </>
  ),
});

const otherColumns: Column<QueueLine>[] = [
  {
    header: messages.customer,
    cell: ({ customer }) => (
      <>
        <UserText>{customer.username}</UserText>
        <SecondaryLine>
          <UserText>{customer.email}</UserText>
        </SecondaryLine>
      </>
    ),
  },
  {
    header: messages.about,
    cell: (claim) => (
      <>
        {claim.service}
        <SecondaryLine>{claim.hospital}</SecondaryLine>
      </>
    ),
  },
  { header: messages.state, cell: (claim) => <ClaimStatusBadge status={claim.status} /> },
  {
    header: messages.assigned,
    labelled: true,
    cell: ({ assignedTo }) => <UserText>{assignedTo?.name ?? messages.nobody}</UserText>,
  },
  { header: messages.received, labelled: true, cell: (claim) => formatDateTime(claim.receivedAt) },
  { header: messages.age, labelled: true, cell: (claim) => messages.days(daysSince(claim.receivedAt)) },
];

type Props = { claims: readonly QueueLine[]; queue: string; ref: Ref<HTMLTableElement> };

export function QueueTable({ claims, queue, ref }: Props) {
  return (
    <DataTable
      ref={ref}
      caption={messages.caption}
      columns={[numberColumn(queue), ...otherColumns]}
      rows={claims}
      rowKey={({ id }) => id}
    />
  );
}
