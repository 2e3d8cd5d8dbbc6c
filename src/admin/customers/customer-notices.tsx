import type { NoticeLine } from '../../contract/admin/customers.ts';
import { customerMessages } from '../../i18n/admin/customers.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { formatDateTime } from '../dates.ts';
import styles from './customers.module.css';

const messages = customerMessages.notices;

const columns: Column<NoticeLine>[] = [
  { header: messages.what, cell: ({ kind }) => messages.kinds[kind] },
  { header: messages.when, cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    header: messages.outcome,
    cell: ({ state, attempts, lastError }) => (
      <>
        {messages.states[state]}
        {state !== 'sent' && lastError && <div className={styles.quiet}>{messages.error(attempts, lastError)}</div>}
      </>
    ),
  },
];

/** The e-mails to a customer and what became of them. */
export function CustomerNotices({ notices }: { notices: NoticeLine[] }) {
  if (notices.length === 0) return <p>{messages.none}</p>;
  return <DataTable caption={messages.title} columns={columns} rows={notices} rowKey={({ id }) => id} />;
}
