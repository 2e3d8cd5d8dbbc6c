import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { MoneyByMonth as Money } from '../../contract/admin/payments.ts';
import { overviewMessages as messages } from '../../i18n/admin/overview.ts';
import { formatAmount, formatBirrCents } from '../../i18n/money.ts';
import { type Column, DataTable, SecondaryLine } from '../data-table.tsx';
import { PageSection } from '../desk-page.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const columns: Column<Money['months'][number]>[] = [
  { header: messages.money.month, cell: ({ month }) => monthFormat.format(new Date(`${month}-01T00:00:00Z`)) },
  {
    header: messages.money.premiums,
    numeric: true,
    cell: ({ receivedBirrCents, refundedBirrCents }) => (
      <>
        {formatBirrCents('en', receivedBirrCents)}
        {refundedBirrCents > 0 && (
          <SecondaryLine>{messages.money.refunded(formatBirrCents('en', refundedBirrCents))}</SecondaryLine>
        )}
      </>
    ),
  },
  {
    header: messages.money.payouts,
    numeric: true,
    cell: ({ payouts, payoutCents }) => (
      <>
        {formatAmount('en', payoutCents)}
        <SecondaryLine>{messages.money.claims(payouts)}</SecondaryLine>
      </>
    ),
  },
];

export function MoneyByMonth() {
  const moneyQuery = useDeskQuery(adminEndpoints.moneyByMonth);
  return (
    <PageSection heading={messages.money.heading}>
      <QueryResult query={moneyQuery}>
        {({ months }) => (
          <DataTable caption={messages.money.heading} columns={columns} rows={months} rowKey={({ month }) => month} />
        )}
      </QueryResult>
    </PageSection>
  );
}
