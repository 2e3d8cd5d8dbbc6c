import { Link } from 'react-router-dom';
import type { ClaimLine } from '../contract/answers/claims.ts';
import { claimWords } from '../text/desk/claims.ts';
import { shownAmount } from '../text/money.ts';
import { ClaimState } from './claim-state.tsx';
import { dayOf } from './dates.ts';
import styles from './table.module.css';

/** The claims of one customer. */
export function ClaimsTable({ claims, none }: { claims: readonly ClaimLine[]; none: string }) {
  const words = claimWords.table;
  if (claims.length === 0) return <p>{none}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.about}</th>
          <th scope="col">{words.state}</th>
          <th scope="col">{words.received}</th>
        </tr>
      </thead>
      <tbody>
        {claims.map((claim) => (
          <tr key={claim.id}>
            <th scope="row">
              <Link to={`/claims/${claim.id}`}>{claim.number}</Link>
            </th>
            <td>
              {claim.service}
              <span className={styles.quiet}>{claim.hospital}</span>
            </td>
            <td>
              <ClaimState status={claim.status} />
              {claim.amountCents ? <span className={styles.quiet}>{shownAmount('en', claim.amountCents)}</span> : null}
            </td>
            <td data-label={words.received}>{dayOf(claim.receivedAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
