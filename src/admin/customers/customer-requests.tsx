import type { CustomerDetail } from '../../contract/admin/customers.ts';
import { customerMessages } from '../../i18n/admin/customers.ts';
import { requestMessages } from '../../i18n/admin/requests.ts';
import { formatDate, formatDay } from '../dates.ts';
import styles from '../table.module.css';
import { UserText } from '../user-text.tsx';

type Line =
  | CustomerDetail['subscriptions'][number]
  | CustomerDetail['upgrades'][number]
  | CustomerDetail['requests'][number];

export function CustomerRequests({ lines, none }: { lines: readonly Line[]; none: string }) {
  if (lines.length === 0) return <p>{none}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{requestMessages.number}</th>
          <th scope="col">{requestMessages.received}</th>
          <th scope="col">{requestMessages.outcome}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.number ?? ''}
              {'service' in line && <span className={styles.quiet}>{line.service.title}</span>}
            </th>
            <td data-label={requestMessages.received}>{formatDate(line.receivedAt)}</td>
            <td>
              <Outcome line={line} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Outcome({ line }: { line: Line }) {
  if (!('state' in line)) return line.settledAt ? requestMessages.answered : customerMessages.one.waits;
  return (
    <>
      {requestMessages.outcomes[line.state]}
      {line.from && (
        <span className={styles.quiet}>
          {requestMessages.period(formatDay(line.from), line.until ? formatDay(line.until) : requestMessages.openEnd)}
        </span>
      )}
      {line.reason && <UserText long>{line.reason}</UserText>}
    </>
  );
}
