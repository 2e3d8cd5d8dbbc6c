import { Link } from 'react-router-dom';
import type { Overview } from '../../contract/admin/overview.ts';
import { overviewMessages as messages } from '../../i18n/admin/overview.ts';
import table from '../table.module.css';
import { Bar } from './bar.tsx';
import { totalOf } from './days-chart.tsx';
import styles from './overview.module.css';

type Props = { shares: Overview['hospitals']; name: 'hospital' | 'service' };

export function ClaimsByName({ shares, name }: Props) {
  if (shares.length === 0) return <p>{messages.none}</p>;
  const max = Math.max(...shares.map(({ counts }) => totalOf(counts)));
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{messages[name]}</th>
          <th scope="col" className={table.number}>
            {messages.approvedOf}
          </th>
          <th scope="col" className={table.number}>
            {messages.declinedOf}
          </th>
          <th scope="col" className={table.number}>
            {messages.openOf}
          </th>
          <th scope="col">
            <span className="visually-hidden">{messages.share}</span>
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
              <td className={table.number} data-label={messages.approvedOf}>
                {approved}
              </td>
              <td className={table.number} data-label={messages.declinedOf}>
                {declined}
              </td>
              <td className={table.number} data-label={messages.openOf}>
                {totalOf(counts) - approved - declined}
              </td>
              <td className={styles.picture}>
                <Bar counts={counts} max={max} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
