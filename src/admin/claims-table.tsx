import { Link } from 'react-router-dom';
import type { ClaimLine } from '../contract/responses/claims.ts';
import { claimWords } from '../i18n/admin/claims.ts';
import { formatAmount } from '../i18n/money.ts';
import { ClaimState } from './claim-state.tsx';
import { dayOf } from './dates.ts';
import styles from './table.module.css';

/** The claims of one customer. */
export function ClaimsTable({ claims, none }: { claims: readonly ClaimLine[]; none: string }) {
  const messages = claimWords.table;
  if (claims.length === 0) return <p>{none}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{messages.number}</th>
          <th scope="col">{messages.about}</th>
          <th scope="col">{messages.state}</th>
          <th scope="col">{messages.received}</th>
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
              {claim.amountCents ? <span className={styles.quiet}>{formatAmount('en', claim.amountCents)}</span> : null}
            </td>
            <td data-label={messages.received}>{dayOf(claim.receivedAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
