import type { FormEvent, SyntheticEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { queueStates } from '../../contract/admin/claims.ts';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { limits } from '../../contract/fields.ts';
import { claimWords } from '../../i18n/admin/claims.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { useDeskQuery } from '../query.ts';
import styles from './queue.module.css';

const ages = [1, 2, 3, 7, 14, 30];

export function Filters() {
  const messages = claimWords.filter;
  const [address, setAddress] = useSearchParams();
  const { answer: offers } = useDeskQuery(adminEndpoints.offers);
  const now = (name: string) => address.get(name) ?? '';

  const ask = (form: HTMLFormElement) => {
    const wanted = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
    setAddress(wanted.filter(([, value]) => value !== '') as [string, string][]);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(event.currentTarget);
  };
  // A choice is asked for at once; the messages of a search are, when they are sent.
  const choice = (name: string) => ({
    name,
    defaultValue: now(name),
    onChange: ({ currentTarget: { form } }: SyntheticEvent<HTMLSelectElement>) => form && ask(form),
  });
  const services = [
    ...(offers?.services.map(({ title }) => title) ?? []),
    ...(offers?.policies.map(({ name }) => name) ?? []),
  ];

  return (
    <search aria-label={messages.heading}>
      <form className={styles.filters} onSubmit={submit}>
        <TextField
          type="search"
          label={messages.search}
          name="search"
          defaultValue={now('search')}
          maxLength={limits.choice}
          className={styles.control}
        />
        <SelectField label={messages.state} className={styles.control} {...choice('state')}>
          {queueStates.map((state) => (
            <option key={state} value={state === 'undecided' && !now('search') ? '' : state}>
              {state === 'undecided' || state === 'all' ? messages.states[state] : claimWords.status[state]}
            </option>
          ))}
        </SelectField>
        <SelectField label={messages.kind} className={styles.control} {...choice('kind')}>
          <option value="">{messages.everyKind}</option>
          <option value="claim">{claimWords.kind.claim}</option>
          <option value="premium-claim">{claimWords.kind['premium-claim']}</option>
        </SelectField>
        <Names
          label={messages.hospital}
          every={messages.everyHospital}
          now={now('hospital')}
          field={choice('hospital')}
        >
          {offers?.hospitals.map(({ name }) => name) ?? []}
        </Names>
        <Names label={messages.service} every={messages.everyService} now={now('service')} field={choice('service')}>
          {services}
        </Names>
        <SelectField label={messages.days} className={styles.control} {...choice('days')}>
          <option value="">{messages.anyAge}</option>
          {ages.map((days) => (
            <option key={days} value={days}>
              {messages.daysOrMore(days)}
            </option>
          ))}
        </SelectField>
        <div className={styles.ways}>
          <Button type="submit" kind="quiet">
            {messages.show}
          </Button>
          {address.toString() && <Link to="/claims">{messages.clear}</Link>}
        </div>
      </form>
    </search>
  );
}

type NamesProps = { label: string; every: string; now: string; field: object; children: readonly string[] };

/** What is asked for stands among the names even before they have come. */
function Names({ label, every, now, field, children }: NamesProps) {
  const names = [...new Set(now ? [now, ...children] : children)];
  return (
    <SelectField label={label} className={styles.control} {...field}>
      <option value="">{every}</option>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}
