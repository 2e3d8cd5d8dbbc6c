import { Link, useSearchParams } from 'react-router-dom';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { Closing as DayClosing } from '../../contract/admin/payments.ts';
import { paymentMessages } from '../../i18n/admin/payments.ts';
import { formatBirrCents } from '../../i18n/money.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { today } from '../dates.ts';
import { DeskPage } from '../desk-page.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { saveCsv } from '../save-csv.ts';
import styles from './payments.module.css';

const messages = paymentMessages.closing;
type Line = DayClosing['lines'][number];

const birr = (cents: number) => formatBirrCents('en', cents);
function wayOf({ provider, method }: Line): string {
  const name = paymentMessages.providers[provider] ?? provider;
  return method && method !== provider ? `${name}, ${method}` : name;
}
const restOf = ({ receivedBirrCents, refundedBirrCents }: Line) => receivedBirrCents - refundedBirrCents;

const columns: Column<Line>[] = [
  { header: messages.way, cell: wayOf },
  { header: messages.payments, numeric: true, cell: ({ payments }) => payments },
  { header: messages.received, numeric: true, cell: ({ receivedBirrCents }) => birr(receivedBirrCents) },
  { header: messages.refunds, numeric: true, cell: ({ refunds }) => refunds },
  { header: messages.given, numeric: true, cell: ({ refundedBirrCents }) => birr(refundedBirrCents) },
  {
    header: messages.rest,
    numeric: true,
    cell: (line) => (restOf(line) < 0 ? `−${birr(-restOf(line))}` : birr(restOf(line))),
  },
];

/** What came in and went back on one day. */
export function Closing() {
  const [searchParams, setSearchParams] = useSearchParams();
  const day = searchParams.get('day') || today();
  const closingQuery = useDeskQuery(adminEndpoints.paymentsClosing, { query: { day } });
  return (
    <DeskPage title={messages.title}>
      <p>
        <Link to="/payments">{messages.back}</Link>
      </p>
      <p>{messages.lead}</p>
      <div className={styles.search}>
        <TextField
          type="date"
          label={messages.day}
          value={day}
          max={today()}
          onChange={({ target }) => target.value && setSearchParams({ day: target.value })}
        />
      </div>
      <QueryResult query={closingQuery}>
        {(closing) =>
          closing.lines.length ? (
            <>
              <DataTable
                caption={messages.caption}
                columns={columns}
                rows={[...closing.lines, sumOf(closing.lines)]}
                rowKey={wayOf}
              />
              <p>
                <Button kind="quiet" onClick={() => saveCsv(messages.file(closing.day), rowsOf(closing))}>
                  {messages.download}
                </Button>
              </p>
            </>
          ) : (
            <EmptyState title={messages.none} />
          )
        }
      </QueryResult>
    </DeskPage>
  );
}

function sumOf(lines: readonly Line[]): Line {
  const sum = (of: (line: Line) => number) => lines.reduce((all, line) => all + of(line), 0);
  return {
    provider: messages.all,
    method: null,
    payments: sum(({ payments }) => payments),
    receivedBirrCents: sum(({ receivedBirrCents }) => receivedBirrCents),
    refunds: sum(({ refunds }) => refunds),
    refundedBirrCents: sum(({ refundedBirrCents }) => refundedBirrCents),
  };
}

const rowsOf = ({ lines }: DayClosing) => [
  columns.map(({ header }) => header),
  ...[...lines, sumOf(lines)].map((line) => [
    wayOf(line),
    line.payments,
    line.receivedBirrCents / 100,
    line.refunds,
    line.refundedBirrCents / 100,
    restOf(line) / 100,
  ]),
];
