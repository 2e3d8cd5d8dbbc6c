import type { Overview } from '../../contract/admin/overview.ts';
import { claimStatuses } from '../../contract/claim-transitions.ts';
import { overviewMessages as messages } from '../../i18n/admin/overview.ts';
import { ClaimStatusBadge } from '../claim-status-badge.tsx';
import { DataTable } from '../data-table.tsx';
import { Bar } from './bar.tsx';
import styles from './overview.module.css';

export function ClaimsByStatus({ counts }: { counts: Overview['states'] }) {
  const max = Math.max(...Object.values(counts), 0);
  return (
    <DataTable
      columns={[
        { header: messages.state, cell: (status) => <ClaimStatusBadge status={status} /> },
        { header: messages.total, numeric: true, cell: (status) => counts[status] ?? 0 },
        {
          header: messages.share,
          headerHidden: true,
          className: styles.picture,
          cell: (status) => <Bar counts={{ [status]: counts[status] ?? 0 }} max={max} />,
        },
      ]}
      rows={claimStatuses}
      rowKey={(status) => status}
    />
  );
}
