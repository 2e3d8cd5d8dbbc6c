import { Link } from 'react-router-dom';
import type { Overview } from '../../contract/admin/overview.ts';
import { overviewMessages as messages } from '../../i18n/admin/overview.ts';
import { DataTable } from '../data-table.tsx';
import { Bar } from './bar.tsx';
import { totalOf } from './days-chart.tsx';
import styles from './overview.module.css';

type Props = { shares: Overview['hospitals']; filter: 'hospital' | 'service'; from: string };

type Counts = Overview['hospitals'][number]['counts'];
/** Claims that are paid were approved. */
const approvedIn = ({ approved = 0, paid = 0 }: Counts) => approved + paid;

export function ClaimsByName({ shares, filter, from }: Props) {
  if (shares.length === 0) return <p>{messages.none}</p>;
  const max = Math.max(...shares.map(({ counts }) => totalOf(counts)));
  return (
    <DataTable
      columns={[
        {
          header: messages[filter],
          cell: ({ name }) => (
            <Link to={`/claims?${new URLSearchParams({ [filter]: name, state: 'all', from })}`}>{name}</Link>
          ),
        },
        { header: messages.approvedOf, numeric: true, cell: ({ counts }) => approvedIn(counts) },
        { header: messages.declinedOf, numeric: true, cell: ({ counts }) => counts.declined ?? 0 },
        {
          header: messages.openOf,
          numeric: true,
          cell: ({ counts }) => totalOf(counts) - approvedIn(counts) - (counts.declined ?? 0),
        },
        {
          header: messages.share,
          headerHidden: true,
          className: styles.picture,
          cell: ({ counts }) => <Bar counts={counts} max={max} />,
        },
      ]}
      rows={shares}
      rowKey={({ name }) => name}
    />
  );
}
