import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import type { Payout } from '../../contract/admin/payouts.ts';
import { payoutMessages as messages } from '../../i18n/admin/payouts.ts';
import { formatAmount, formatBirrCents } from '../../i18n/money.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Column, DataTable, SecondaryLine } from '../data-table.tsx';
import { formatDateTime, today } from '../dates.ts';
import { DeskPage } from '../desk-page.tsx';
import { OpenFormButton } from '../open-form-button.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { saveCsv } from '../save-csv.ts';
import { useOpenForms } from '../use-open-forms.ts';
import { UserText } from '../user-text.tsx';
import { MarkPaidForm } from './mark-paid-form.tsx';
import styles from './payouts.module.css';

const form = 'mark-paid';

/** Several approved claims are paid with one file for the bank. */
export function Payouts() {
  const payoutsQuery = useDeskQuery(adminEndpoints.payouts, {});
  return (
    <DeskPage title={messages.title}>
      <p>{messages.lead}</p>
      <QueryResult query={payoutsQuery}>
        {({ payouts, more }) =>
          payouts.length ? (
            <PayoutTable payouts={payouts} more={more} onPaid={() => payoutsQuery.refetch()} />
          ) : (
            <EmptyState title={messages.none}>{messages.noneText}</EmptyState>
          )
        }
      </QueryResult>
    </DeskPage>
  );
}

function PayoutTable({ payouts, more, onPaid }: { payouts: Payout[]; more: number; onPaid: () => void }) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<Payout[]>([]);
  const forms = useOpenForms();
  const chosen = payouts.filter(({ id }) => chosenIds.has(id));
  const toggle = (id: string) => setChosenIds(new Set(chosenIds.has(id) ? without(chosenIds, id) : [...chosenIds, id]));
  const payable = payouts.filter(({ payTo }) => payTo !== null);
  const choiceColumn: Column<Payout> = {
    header: messages.choose,
    cell: ({ id, number }) => (
      <label className={styles.choice}>
        <input
          type="checkbox"
          aria-label={messages.chooseOf(number)}
          checked={chosenIds.has(id)}
          onChange={() => toggle(id)}
        />
        <Link to={`/claims/${id}`}>{number}</Link>
      </label>
    ),
  };
  return (
    <>
      {failed.length > 0 && (
        <Notice kind="bad">{messages.failed(failed.map(({ number }) => number).join(', '))}</Notice>
      )}
      <div className={styles.actions}>
        <Button kind="plain" onClick={() => setChosenIds(new Set(payable.map(({ id }) => id)))}>
          {messages.chooseAll}
        </Button>
        {chosen.length > 0 && (
          <>
            <span role="status">{messages.chosen(chosen.length, sumOf(chosen))}</span>
            <Button kind="quiet" onClick={() => saveCsv(messages.file(today()), rowsOf(chosen))}>
              {messages.download}
            </Button>
            <OpenFormButton forms={forms} id={form} kind="main">
              {messages.mark}
            </OpenFormButton>
          </>
        )}
      </div>
      {chosen.length > 0 && forms.isOpen(form) && (
        <MarkPaidForm
          payouts={chosen}
          onDone={(failed) => {
            forms.close(form);
            setFailed(failed);
            setChosenIds(new Set());
            onPaid();
          }}
          onCancel={() => forms.close(form)}
        />
      )}
      <DataTable
        caption={messages.caption}
        columns={[choiceColumn, ...columns]}
        rows={payouts}
        rowKey={({ id }) => id}
      />
      {more > 0 && <p>{messages.more(more)}</p>}
    </>
  );
}

const without = (ids: ReadonlySet<string>, removed: string) => [...ids].filter((id) => id !== removed);
const sumOf = (payouts: readonly Payout[]) =>
  formatBirrCents(
    'en',
    payouts.reduce((sum, { birrCents }) => sum + (birrCents ?? 0), 0),
  );
const rowsOf = (payouts: readonly Payout[]) => [
  messages.columns,
  ...payouts.map(({ number, customer, payTo, birrCents }) => [
    number,
    customer.username,
    payTo?.provider ?? '',
    payTo?.account ?? '',
    birrCents === null ? '' : (birrCents / 100).toFixed(2),
    number,
  ]),
];

const columns: Column<Payout>[] = [
  {
    header: messages.customer,
    labelled: true,
    cell: ({ customer }) => (
      <Link to={`/customers/${customer.id}`}>
        <UserText>{customer.username}</UserText>
      </Link>
    ),
  },
  {
    header: messages.to,
    labelled: true,
    cell: ({ payTo }) =>
      payTo ? (
        <>
          <UserText>{payTo.provider}</UserText>
          <SecondaryLine>
            <UserText>{payTo.account}</UserText>
          </SecondaryLine>
        </>
      ) : (
        messages.noAccount
      ),
  },
  {
    header: messages.amount,
    numeric: true,
    cell: ({ birrCents, amountCents }) => (
      <>
        {birrCents === null ? messages.noRate : formatBirrCents('en', birrCents)}
        <SecondaryLine>{formatAmount('en', amountCents)}</SecondaryLine>
      </>
    ),
  },
  { header: messages.approved, labelled: true, cell: ({ approvedAt }) => formatDateTime(approvedAt) },
];
