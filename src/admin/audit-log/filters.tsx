import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { auditGroups } from '../../contract/admin/audit-log.ts';
import { limits } from '../../contract/fields.ts';
import { auditLogMessages as messages } from '../../i18n/admin/audit-log.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { filledFields } from '../filled-fields.ts';
import styles from './audit-log.module.css';

/** Set by links, and kept by the form. */
const linkedFilters = ['by', 'claim', 'customer'] as const;

export function Filters() {
  const [searchParams, setSearchParams] = useSearchParams();
  const current = (name: string) => searchParams.get(name) ?? '';
  const linked = linkedFilters.filter(current);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const kept = linked.map((name): [string, string] => [name, current(name)]);
    setSearchParams([...kept, ...filledFields(event.currentTarget)]);
  };
  const without = (removed: string) =>
    new URLSearchParams([...searchParams].filter(([name]) => name !== removed && name !== 'after'));
  return (
    <search aria-label={messages.title}>
      <form key={searchParams.toString()} className={styles.filters} onSubmit={search}>
        <TextField
          type="search"
          name="search"
          label={messages.search}
          defaultValue={current('search')}
          maxLength={limits.choice}
        />
        <SelectField name="group" label={messages.group} defaultValue={current('group')}>
          <option value="">{messages.everything}</option>
          {auditGroups.map((group) => (
            <option key={group} value={group}>
              {messages.groups[group]}
            </option>
          ))}
        </SelectField>
        <TextField type="date" name="until" label={messages.until} defaultValue={current('until')} />
        <Button type="submit" kind="quiet">
          {messages.show}
        </Button>
      </form>
      {linked.length > 0 && (
        <ul className={styles.linked}>
          {linked.map((name) => (
            <li key={name}>
              {messages.filters[name]} <Link to={`?${without(name)}`}>{messages.removeFilter}</Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
