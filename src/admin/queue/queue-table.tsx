import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { QueueLine } from '../../contract/admin/claims.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { ClaimStatusBadge, PriorityBadge } from '../claim-status-badge.tsx';
import { daysSince, formatDateTime } from '../dates.ts';
import styles from '../table.module.css';
import { UserText } from '../user-text.tsx';

type Props = { claims: readonly QueueLine[]; queue: string; ref: RefObject<HTMLTableElement | null> };

export function QueueTable({ claims, queue, ref }: Props) {
  const messages = claimMessages.table;
  return (
    <table ref={ref} className={styles.table}>
      <caption className="visually-hidden">{messages.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.number}</th>
          <th scope="col">{messages.customer}</th>
          <th scope="col">{messages.about}</th>
          <th scope="col">{messages.state}</th>
          <th scope="col">{messages.received}</th>
          <th scope="col">{messages.age}</th>
        </tr>
      </thead>
      <tbody>
        {claims.map((claim) => (
          <tr key={claim.id}>
            <th scope="row">
              <Link to={`/claims/${claim.id}`} state={{ queue }} data-claim={claim.id}>
                {claim.number}
              </Link>{' '}
              {claim.priority && <PriorityBadge />}
            </th>
            <td>
              <UserText>{claim.customer.username}</UserText>
              <span className={styles.quiet}>
                <UserText>{claim.customer.email}</UserText>
              </span>
            </td>
            <td>
              {claim.service}
              <span className={styles.quiet}>{claim.hospital}</span>
            </td>
            <td>
              <ClaimStatusBadge status={claim.status} />
            </td>
            <td data-label={messages.received}>{formatDateTime(claim.receivedAt)}</td>
            <td data-label={messages.age}>{messages.days(daysSince(claim.receivedAt))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
