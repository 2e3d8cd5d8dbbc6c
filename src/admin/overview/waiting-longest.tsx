import { Link } from 'react-router-dom';
import type { QueueLine } from '../../contract/admin/claims.ts';
import { claimWords } from '../../text/desk/claims.ts';
import { overviewWords as words } from '../../text/desk/overview.ts';
import { daysSince } from '../dates.ts';
import table from '../table.module.css';
import { Written } from '../written.tsx';

export function WaitingLongest({ claims }: { claims: readonly QueueLine[] }) {
  if (claims.length === 0) return <p>{words.noneWaiting}</p>;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.customer}</th>
          <th scope="col">{words.about}</th>
          <th scope="col">{words.age}</th>
        </tr>
      </thead>
      <tbody>
        {claims.map((claim) => (
          <tr key={claim.id}>
            <th scope="row">
              <Link to={`/claims/${claim.id}`}>{claim.number}</Link>
            </th>
            <td>
              <Written>{claim.customer.username}</Written>
            </td>
            <td>{claim.service}</td>
            <td data-label={words.age}>{claimWords.table.days(daysSince(claim.receivedAt))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
