import { Link } from 'react-router-dom';
import type { QueueLine } from '../../contract/admin/claims.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { overviewMessages as messages } from '../../i18n/admin/overview.ts';
import { daysSince } from '../dates.ts';
import table from '../table.module.css';
import { UserText } from '../user-text.tsx';

export function WaitingLongest({ claims }: { claims: readonly QueueLine[] }) {
  if (claims.length === 0) return <p>{messages.noneWaiting}</p>;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{messages.number}</th>
          <th scope="col">{messages.customer}</th>
          <th scope="col">{messages.about}</th>
          <th scope="col">{messages.age}</th>
        </tr>
      </thead>
      <tbody>
        {claims.map((claim) => (
          <tr key={claim.id}>
            <th scope="row">
              <Link to={`/claims/${claim.id}`}>{claim.number}</Link>
            </th>
            <td>
              <UserText>{claim.customer.username}</UserText>
            </td>
            <td>{claim.service}</td>
            <td data-label={messages.age}>{claimMessages.table.days(daysSince(claim.receivedAt))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
