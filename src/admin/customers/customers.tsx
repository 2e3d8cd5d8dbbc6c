import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { adminCalls } from '../../contract/admin/api.ts';
import type { CustomerLine } from '../../contract/admin/customers.ts';
import { limits } from '../../contract/fields.ts';
import { shownPhone } from '../../contract/phone.ts';
import { customerWords as words } from '../../text/desk/customers.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { dayOf, shownDay } from '../dates.ts';
import { useKnown } from '../known.ts';
import { DeskPage } from '../page.tsx';
import { Pages } from '../pages.tsx';
import { Shown } from '../shown.tsx';
import styles from '../table.module.css';
import { Written } from '../written.tsx';
import form from './customers.module.css';
import { planOf } from './plan-of.ts';

export function Customers() {
  const [address, setAddress] = useSearchParams();
  const now = (name: string) => address.get(name) || undefined;
  const query = { search: now('search'), plan: now('plan'), after: now('after') };
  const known = useKnown(adminCalls.customers, { query });
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]);
    setAddress(wanted.filter(([, value]) => value !== '') as [string, string][]);
  };
  return (
    <DeskPage title={words.title}>
      <search aria-label={words.title}>
        <form key={address.toString()} className={form.search} onSubmit={search}>
          <TextField
            type="search"
            name="search"
            label={words.search}
            defaultValue={query.search ?? ''}
            maxLength={limits.choice}
          />
          <SelectField name="plan" label={words.plan} defaultValue={query.plan ?? ''}>
            <option value="">{words.everyPlan}</option>
            <option value="regular">{words.plans.regular}</option>
            <option value="premium">{words.plans.premium}</option>
            <option value="not-confirmed">{words.plans.notConfirmed}</option>
          </SelectField>
          <Button type="submit" kind="quiet">
            {words.show}
          </Button>
        </form>
      </search>
      <Shown known={known}>
        {({ customers, next }) =>
          customers.length ? (
            <>
              <CustomersTable customers={customers} />
              <Pages next={next} />
            </>
          ) : (
            <EmptyState title={words.none}>{words.noneText}</EmptyState>
          )
        }
      </Shown>
    </DeskPage>
  );
}

function CustomersTable({ customers }: { customers: readonly CustomerLine[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.table.name}</th>
          <th scope="col">{words.table.phone}</th>
          <th scope="col">{words.table.plan}</th>
          <th scope="col">{words.table.since}</th>
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <tr key={customer.id}>
            <th scope="row">
              <Link to={`/customers/${customer.id}`}>
                <Written>{customer.username}</Written>
              </Link>
              <span className={styles.quiet}>
                <Written>{customer.email}</Written>
              </span>
            </th>
            <td>
              <Written>{shownPhone(customer.phone)}</Written>
            </td>
            <td data-label={words.table.plan}>
              {planOf(customer)} {customer.planUntil && words.until(shownDay(customer.planUntil))}
            </td>
            <td data-label={words.table.since}>{dayOf(customer.createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
