import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { CustomerLine } from '../../contract/admin/customers.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { limits } from '../../contract/fields.ts';
import { shownPhone } from '../../contract/phone.ts';
import { customerWords as messages } from '../../i18n/admin/customers.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { dayOf, shownDay } from '../dates.ts';
import { DeskPage } from '../desk-page.tsx';
import { Pages } from '../pagination.tsx';
import { useDeskQuery } from '../query.ts';
import { QueryResult } from '../query-result.tsx';
import styles from '../table.module.css';
import { UserText } from '../user-text.tsx';
import form from './customers.module.css';
import { planOf } from './plan-of.ts';

export function Customers() {
  const [address, setAddress] = useSearchParams();
  const now = (name: string) => address.get(name) || undefined;
  const query = { search: now('search'), plan: now('plan'), after: now('after') };
  const known = useDeskQuery(adminEndpoints.customers, { query });
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]);
    setAddress(wanted.filter(([, value]) => value !== '') as [string, string][]);
  };
  return (
    <DeskPage title={messages.title}>
      <search aria-label={messages.title}>
        <form key={address.toString()} className={form.search} onSubmit={search}>
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
      <QueryResult known={known}>
        {({ customers, next }) =>
          customers.length ? (
            <>
              <CustomersTable customers={customers} />
              <Pages next={next} />
            </>
          ) : (
            <EmptyState title={messages.none}>{messages.noneText}</EmptyState>
          )
        }
      </QueryResult>
    </DeskPage>
  );
}

function CustomersTable({ customers }: { customers: readonly CustomerLine[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{messages.table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.table.name}</th>
          <th scope="col">{messages.table.phone}</th>
          <th scope="col">{messages.table.plan}</th>
          <th scope="col">{messages.table.since}</th>
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <tr key={customer.id}>
            <th scope="row">
              <Link to={`/customers/${customer.id}`}>
                <UserText>{customer.username}</UserText>
              </Link>
              <span className={styles.quiet}>
                <UserText>{customer.email}</UserText>
              </span>
            </th>
            <td>
              <UserText>{shownPhone(customer.phone)}</UserText>
            </td>
            <td data-label={messages.table.plan}>
              {planOf(customer)} {customer.planUntil && messages.until(shownDay(customer.planUntil))}
            </td>
            <td data-label={messages.table.since}>{dayOf(customer.createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
