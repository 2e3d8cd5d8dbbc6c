import { Link } from 'react-router-dom';
import type { AuditLine } from '../../contract/admin/audit-log.ts';
import { auditLogMessages as messages } from '../../i18n/admin/audit-log.ts';
import { type Column, SecondaryLine } from '../data-table.tsx';
import { formatDateTime } from '../dates.ts';
import { UserText } from '../user-text.tsx';

export const columns: Column<AuditLine>[] = [
  {
    header: messages.table.what,
    cell: ({ action, status, at }) => (
      <>
        {messages.actionOf(action)}
        {status >= 400 && `: ${messages.refused(status)}`}
        <SecondaryLine>{formatDateTime(at)}</SecondaryLine>
      </>
    ),
  },
  {
    header: messages.table.who,
    labelled: true,
    cell: ({ by }) =>
      by ? (
        <Link to={`?by=${by.id}`} aria-label={messages.onlyOf(by.name)}>
          <UserText>{by.name}</UserText>
        </Link>
      ) : (
        messages.commandLine
      ),
  },
  {
    header: messages.table.about,
    labelled: true,
    cell: (line) => (isAboutSomething(line) ? <About {...line} /> : null),
  },
  {
    header: messages.table.where,
    labelled: true,
    cell: ({ address, device }) => (
      <>
        {device}
        {address && <SecondaryLine>{address}</SecondaryLine>}
      </>
    ),
  },
];

const isAboutSomething = ({ claim, customer, subject, details }: AuditLine) =>
  Boolean(claim ?? customer ?? subject ?? details);

function About({ claim, customer, subject, details }: AuditLine) {
  return (
    <>
      {claim && <Link to={`/claims/${claim.id}`}>{claim.name}</Link>} {claim && customer && '· '}
      {customer && (
        <Link to={`/customers/${customer.id}`}>
          <UserText>{customer.name}</UserText>
        </Link>
      )}
      {!claim && !customer && subject && <UserText>{subject}</UserText>}
      {details && (
        <SecondaryLine>
          <UserText>{detailsText(details)}</UserText>
        </SecondaryLine>
      )}
    </>
  );
}

const detailsText = (details: Record<string, unknown>): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
