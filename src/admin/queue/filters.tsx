import type { FormEvent, SyntheticEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { adminCalls } from '../../contract/admin/api.ts';
import { queueStates } from '../../contract/admin/claims.ts';
import { limits } from '../../contract/fields.ts';
import { claimWords } from '../../text/desk/claims.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { useKnown } from '../known.ts';
import styles from './queue.module.css';

const ages = [1, 2, 3, 7, 14, 30];

export function Filters() {
  const words = claimWords.filter;
  const [address, setAddress] = useSearchParams();
  const { answer: offers } = useKnown(adminCalls.offers);
  const now = (name: string) => address.get(name) ?? '';

  const ask = (form: HTMLFormElement) => {
    const wanted = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
    setAddress(wanted.filter(([, value]) => value !== '') as [string, string][]);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(event.currentTarget);
  };
  // A choice is asked for at once; the words of a search are, when they are sent.
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
    <search aria-label={words.heading}>
      <form className={styles.filters} onSubmit={submit}>
        <TextField
          type="search"
          label={words.search}
          name="search"
          defaultValue={now('search')}
          maxLength={limits.choice}
          className={styles.control}
        />
        <SelectField label={words.state} className={styles.control} {...choice('state')}>
          {queueStates.map((state) => (
            <option key={state} value={state === 'undecided' && !now('search') ? '' : state}>
              {state === 'undecided' || state === 'all' ? words.states[state] : claimWords.status[state]}
            </option>
          ))}
        </SelectField>
        <SelectField label={words.kind} className={styles.control} {...choice('kind')}>
          <option value="">{words.everyKind}</option>
          <option value="claim">{claimWords.kind.claim}</option>
          <option value="premium-claim">{claimWords.kind['premium-claim']}</option>
        </SelectField>
        <Names label={words.hospital} every={words.everyHospital} now={now('hospital')} field={choice('hospital')}>
          {offers?.hospitals.map(({ name }) => name) ?? []}
        </Names>
        <Names label={words.service} every={words.everyService} now={now('service')} field={choice('service')}>
          {services}
        </Names>
        <SelectField label={words.days} className={styles.control} {...choice('days')}>
          <option value="">{words.anyAge}</option>
          {ages.map((days) => (
            <option key={days} value={days}>
              {words.daysOrMore(days)}
            </option>
          ))}
        </SelectField>
        <div className={styles.ways}>
          <Button type="submit" kind="quiet">
            {words.show}
          </Button>
          {address.toString() && <Link to="/claims">{words.clear}</Link>}
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
