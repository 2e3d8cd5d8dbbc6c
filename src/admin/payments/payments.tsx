import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { type PaymentLine, paymentFilters } from '../../contract/admin/payments.ts';
import { limits } from '../../contract/fields.ts';
import { paymentMessages as messages } from '../../i18n/admin/payments.ts';
import { Button } from '../../ui/button.tsx';
import { ChipLink, ChipLinks } from '../../ui/chip-group.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { DeskPage } from '../desk-page.tsx';
import { filledFields } from '../filled-fields.ts';
import { Pagination } from '../pagination.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { useOpenForms } from '../use-open-forms.ts';
import { columns } from './columns.tsx';
import { PaymentActions } from './payment-actions.tsx';
import styles from './payments.module.css';

/** All payments, newest first. The filters are in the URL. */
export function Payments() {
  const [searchParams, setSearchParams] = useSearchParams();
  const state = paymentFilters.find((name) => name === searchParams.get('state'));
  const search = searchParams.get('search') || undefined;
  const paymentsQuery = useDeskQuery(adminEndpoints.payments, {
    query: { state, search, after: searchParams.get('after') ?? undefined },
  });
  const forms = useOpenForms();
  const actionColumn: Column<PaymentLine> = {
    header: messages.refund,
    headerHidden: true,
    cell: (payment) => <PaymentActions payment={payment} forms={forms} onDone={() => paymentsQuery.refetch()} />,
  };
  const hrefOf = (name?: string) =>
    `?${new URLSearchParams({ ...(name && { state: name }), ...(search && { search }) })}`;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSearchParams([...(state ? [['state', state] as [string, string]] : []), ...filledFields(event.currentTarget)]);
  };
  return (
    <DeskPage title={messages.title}>
      <p>
        <Link to="/payments/closing">{messages.closing.open}</Link>
      </p>
      <ChipLinks label={messages.which}>
        <ChipLink to={hrefOf()} current={!state}>
          {messages.all}
        </ChipLink>
        {paymentFilters.map((name) => (
          <ChipLink key={name} to={hrefOf(name)} current={name === state}>
            {messages.filters[name]}
          </ChipLink>
        ))}
      </ChipLinks>
      <search aria-label={messages.title}>
        <form key={search} className={styles.search} onSubmit={submit}>
          <TextField
            type="search"
            name="search"
            label={messages.search}
            defaultValue={search ?? ''}
            maxLength={limits.choice}
          />
          <Button type="submit" kind="quiet">
            {messages.show}
          </Button>
        </form>
      </search>
      <QueryResult query={paymentsQuery}>
        {({ payments, next }) =>
          payments.length ? (
            <>
              <DataTable
                caption={messages.title}
                columns={[...columns, actionColumn]}
                rows={payments}
                rowKey={({ id }) => id}
              />
              <Pagination next={next} />
            </>
          ) : (
            <EmptyState title={messages.none}>{messages.noneText}</EmptyState>
          )
        }
      </QueryResult>
    </DeskPage>
  );
}
