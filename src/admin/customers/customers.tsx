import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { CustomerLine } from '../../contract/admin/customers.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { limits } from '../../contract/fields.ts';
import { shownPhone } from '../../contract/phone.ts';
import { customerMessages as messages } from '../../i18n/admin/customers.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { type Column, DataTable, SecondaryLine } from '../data-table.tsx';
import { formatDate, formatDay } from '../dates.ts';
import { DeskPage } from '../desk-page.tsx';
import { filledFields } from '../filled-fields.ts';
import { Pagination } from '../pagination.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import { UserText } from '../user-text.tsx';
import styles from './customers.module.css';
import { planName } from './plan-name.ts';

const columns: Column<CustomerLine>[] = [
  {
    header: messages.table.name,
    cell: (customer) => (
      <>
        <Link to={`/customers/${customer.id}`}>
          <UserText>{customer.username}</UserText>
        </Link>
        <SecondaryLine>
          <UserText>{customer.email}</UserText>
        </SecondaryLine>
      </>
    ),
  },
  { header: messages.table.phone, cell: ({ phone }) => <UserText>{shownPhone(phone)}</UserText> },
  {
    header: messages.table.plan,
    labelled: true,
    cell: (customer) => (
      <>
        {planName(customer)} {customer.planUntil && messages.until(formatDay(customer.planUntil))}
      </>
    ),
  },
  { header: messages.table.since, labelled: true, cell: ({ createdAt }) => formatDate(createdAt) },
];

export function Customers() {
  const [searchParams, setSearchParams] = useSearchParams();
  const current = (name: string) => searchParams.get(name) || undefined;
  const query = { search: current('search'), plan: current('plan'), after: current('after') };
  const customersQuery = useDeskQuery(adminEndpoints.customers, { query });
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSearchParams(filledFields(event.currentTarget));
  };
  return (
    <DeskPage title={messages.title}>
      <search aria-label={messages.title}>
        <form key={searchParams.toString()} className={styles.search} onSubmit={search}>
          <TextField
            type="search"
            name="search"
            label={messages.search}
            defaultValue={query.search ?? ''}
            maxLength={limits.choice}
          />
          <SelectField name="plan" label={messages.plan} defaultValue={query.plan ?? ''}>
            <option value="">{messages.everyPlan}</option>
            <option value="regular">{messages.plans.regular}</option>
            <option value="premium">{messages.plans.premium}</option>
            <option value="not-confirmed">{messages.plans.notConfirmed}</option>
          </SelectField>
          <Button type="submit" kind="quiet">
            {messages.show}
          </Button>
        </form>
      </search>
      <QueryResult query={customersQuery}>
        {({ customers, next }) =>
          customers.length ? (
            <>
              <DataTable caption={messages.table.caption} columns={columns} rows={customers} rowKey={({ id }) => id} />
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
