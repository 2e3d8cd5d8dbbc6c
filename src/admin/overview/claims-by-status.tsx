import type { Overview } from '../../contract/admin/overview.ts';
import { claimStatuses } from '../../contract/claim-transitions.ts';
import { overviewMessages as messages } from '../../i18n/admin/overview.ts';
import { ClaimStatusBadge } from '../claim-status-badge.tsx';
import table from '../table.module.css';
import { Bar } from './bar.tsx';
import styles from './overview.module.css';

export function ClaimsByStatus({ counts }: { counts: Overview['states'] }) {
  const max = Math.max(...Object.values(counts), 0);
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{messages.state}</th>
          <th scope="col" className={table.number}>
            {messages.total}
          </th>
          <th scope="col">
            <span className="visually-hidden">{messages.share}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {claimStatuses.map((status) => (
          <tr key={status}>
            <th scope="row">
              <ClaimStatusBadge status={status} />
            </th>
            <td className={table.number} data-label={messages.total}>
              {counts[status] ?? 0}
            </td>
            <td className={styles.picture}>
              <Bar counts={{ [status]: counts[status] ?? 0 }} max={max} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
