import { Link } from 'react-router-dom';
import type { ClaimLine } from '../contract/responses/claims.ts';
import { claimMessages } from '../i18n/admin/claims.ts';
import { formatAmount } from '../i18n/money.ts';
import { ClaimStatusBadge } from './claim-status-badge.tsx';
import { type Column, DataTable, SecondaryLine } from './data-table.tsx';
import { formatDate } from './dates.ts';
import { UserText } from './user-text.tsx';

const messages = claimMessages.table;

const columns: Column<ClaimLine>[] = [
  { header: messages.number, cell: (claim) => <Link to={`/claims/${claim.id}`}>{claim.number}</Link> },
  {
    header: messages.about,
    cell: (claim) => (
      <>
        {claim.service}
        <SecondaryLine>{claim.hospital}</SecondaryLine>
        {claim.person && (
          <SecondaryLine>
            <UserText>{messages.forPerson(claim.person.name)}</UserText>
          </SecondaryLine>
        )}
      </>
    ),
  },
  {
    header: messages.state,
    cell: (claim) => (
      <>
        <ClaimStatusBadge status={claim.status} />
        {claim.amountCents ? <SecondaryLine>{formatAmount('en', claim.amountCents)}</SecondaryLine> : null}
      </>
    ),
  },
  { header: messages.received, labelled: true, cell: (claim) => formatDate(claim.receivedAt) },
];

export function ClaimsTable({ claims, none }: { claims: readonly ClaimLine[]; none: string }) {
  if (claims.length === 0) return <p>{none}</p>;
  return <DataTable columns={columns} rows={claims} rowKey={({ id }) => id} />;
}
