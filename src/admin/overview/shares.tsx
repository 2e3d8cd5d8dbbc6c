import { Link } from 'react-router-dom';
import type { Overview } from '../../contract/admin/overview.ts';
import { overviewWords as words } from '../../text/desk/overview.ts';
import table from '../table.module.css';
import { Bar } from './bar.tsx';
import { allOf } from './days-chart.tsx';
import styles from './overview.module.css';

type Props = { shares: Overview['hospitals']; name: 'hospital' | 'service' };

export function Shares({ shares, name }: Props) {
  if (shares.length === 0) return <p>{words.none}</p>;
  const most = Math.max(...shares.map(({ counts }) => allOf(counts)));
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{words[name]}</th>
          <th scope="col" className={table.number}>
            {words.approvedOf}
          </th>
          <th scope="col" className={table.number}>
            {words.declinedOf}
          </th>
          <th scope="col" className={table.number}>
            {words.openOf}
          </th>
          <th scope="col">
            <span className="visually-hidden">{words.share}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ name: called, counts }) => {
          const { approved = 0, declined = 0 } = counts;
          return (
            <tr key={called}>
              <th scope="row">
                <Link to={`/claims?${new URLSearchParams({ [name]: called, state: 'all' })}`}>{called}</Link>
              </th>
              <td className={table.number} data-label={words.approvedOf}>
                {approved}
              </td>
              <td className={table.number} data-label={words.declinedOf}>
                {declined}
              </td>
              <td className={table.number} data-label={words.openOf}>
                {allOf(counts) - approved - declined}
              </td>
              <td className={styles.picture}>
                <Bar counts={counts} most={most} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
