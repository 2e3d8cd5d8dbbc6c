import type { CustomerDetail } from '../../contract/admin/customers.ts';
import { customerWords } from '../../i18n/admin/customers.ts';
import { requestWords } from '../../i18n/admin/requests.ts';
import { dayOf, shownDay } from '../dates.ts';
import styles from '../table.module.css';
import { UserText } from '../user-text.tsx';

type Line =
  | CustomerDetail['subscriptions'][number]
  | CustomerDetail['upgrades'][number]
  | CustomerDetail['requests'][number];

/** What this customer asked for besides their claims, and what became of it. */
export function Asked({ lines, none }: { lines: readonly Line[]; none: string }) {
  if (lines.length === 0) return <p>{none}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{requestWords.number}</th>
          <th scope="col">{requestWords.received}</th>
          <th scope="col">{requestWords.outcome}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.number ?? ''}
              {'service' in line && <span className={styles.quiet}>{line.service.title}</span>}
            </th>
            <td data-label={requestWords.received}>{dayOf(line.receivedAt)}</td>
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
  if (!('state' in line)) return line.settledAt ? requestWords.answered : customerWords.one.waits;
  return (
    <>
      {requestWords.outcomes[line.state]}
      {line.from && (
        <span className={styles.quiet}>
          {requestWords.period(shownDay(line.from), line.until ? shownDay(line.until) : requestWords.openEnd)}
        </span>
      )}
      {line.reason && <UserText long>{line.reason}</UserText>}
    </>
  );
}
