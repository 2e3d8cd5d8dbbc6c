import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { QueueLine } from '../../contract/admin/claims.ts';
import { claimWords } from '../../text/desk/claims.ts';
import { ClaimState, Priority } from '../claim-state.tsx';
import { daysSince, momentOf } from '../dates.ts';
import styles from '../table.module.css';
import { Written } from '../written.tsx';

type Props = { claims: readonly QueueLine[]; queue: string; ref: RefObject<HTMLTableElement | null> };

export function QueueTable({ claims, queue, ref }: Props) {
  const words = claimWords.table;
  return (
    <table ref={ref} className={styles.table}>
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.customer}</th>
          <th scope="col">{words.about}</th>
          <th scope="col">{words.state}</th>
          <th scope="col">{words.received}</th>
          <th scope="col">{words.age}</th>
        </tr>
      </thead>
      <tbody>
        {claims.map((claim) => (
          <tr key={claim.id}>
            <th scope="row">
              <Link to={`/claims/${claim.id}`} state={{ queue }} data-claim={claim.id}>
                {claim.number}
              </Link>{' '}
              {claim.priority && <Priority />}
            </th>
            <td>
              <Written>{claim.customer.username}</Written>
              <span className={styles.quiet}>
                <Written>{claim.customer.email}</Written>
              </span>
            </td>
            <td>
              {claim.service}
              <span className={styles.quiet}>{claim.hospital}</span>
            </td>
            <td>
              <ClaimState status={claim.status} />
            </td>
            <td data-label={words.received}>{momentOf(claim.receivedAt)}</td>
            <td data-label={words.age}>{words.days(daysSince(claim.receivedAt))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
