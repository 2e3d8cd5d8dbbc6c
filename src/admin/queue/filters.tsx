import { type FormEvent, type SyntheticEvent, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { adminEndpoints } from '../../contract/admin/endpoints.ts';
import { limits } from '../../contract/fields.ts';
import { claimMessages } from '../../i18n/admin/claims.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { filledFields } from '../filled-fields.ts';
import { useDeskQuery } from '../query.ts';
import styles from './queue.module.css';

const ages = [1, 2, 3, 7, 14, 30];
const foldedFields = ['kind', 'hospital', 'service', 'days', 'from', 'until'];

export function Filters() {
  const messages = claimMessages.filter;
  const [searchParams, setSearchParams] = useSearchParams();
  const { data: offers } = useDeskQuery(adminEndpoints.offers);
  const current = (name: string) => searchParams.get(name) ?? '';
  // On a phone only, where these fields would fill the first screen.
  const [isUnfolded, setIsUnfolded] = useState(() => foldedFields.some(current));
  const folded = useId();

  const apply = (form: HTMLFormElement) => setSearchParams(filledFields(form));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  // A select applies at once, the search text on submit.
  const choice = (name: string) => ({
    name,
    defaultValue: current(name),
    onChange: ({ currentTarget: { form } }: SyntheticEvent<HTMLSelectElement>) => form && apply(form),
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
          defaultValue={current('search')}
          maxLength={limits.choice}
          className={styles.control}
        />
        <Button
          kind="quiet"
          className={styles.unfold}
          aria-expanded={isUnfolded}
          aria-controls={folded}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {messages.more}
        </Button>
        <div id={folded} className={classNames(styles.more, !isUnfolded && styles.folded)}>
          <SelectField label={messages.kind} className={styles.control} {...choice('kind')}>
            <option value="">{messages.everyKind}</option>
            <option value="claim">{claimMessages.kind.claim}</option>
            <option value="premium-claim">{claimMessages.kind['premium-claim']}</option>
          </SelectField>
          <NameSelect
            label={messages.hospital}
            all={messages.everyHospital}
            current={current('hospital')}
            field={choice('hospital')}
          >
            {offers?.hospitals.map(({ name }) => name) ?? []}
          </NameSelect>
          <NameSelect
            label={messages.service}
            all={messages.everyService}
            current={current('service')}
            field={choice('service')}
          >
            {services}
          </NameSelect>
          <SelectField label={messages.days} className={styles.control} {...choice('days')}>
            <option value="">{messages.anyAge}</option>
            {ages.map((days) => (
              <option key={days} value={days}>
                {messages.daysOrMore(days)}
              </option>
            ))}
          </SelectField>
          <TextField
            type="date"
            label={messages.from}
            name="from"
            defaultValue={current('from')}
            className={styles.control}
          />
          <TextField
            type="date"
            label={messages.until}
            name="until"
            defaultValue={current('until')}
            className={styles.control}
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit" kind="quiet">
            {messages.show}
          </Button>
          {searchParams.toString() && <Link to="/claims">{messages.clear}</Link>}
        </div>
        {/* Chosen with the chips above. */}
        {['state', 'assigned'].map((name) => (
          <input key={name} type="hidden" name={name} value={current(name)} />
        ))}
      </form>
    </search>
  );
}

type NameSelectProps = { label: string; all: string; current: string; field: object; children: readonly string[] };

/** Adds the current value to the options, because it may come from the address before the offers are loaded. */
function NameSelect({ label, all, current, field, children }: NameSelectProps) {
  const names = [...new Set(current ? [current, ...children] : children)];
  return (
    <SelectField label={label} className={styles.control} {...field}>
      <option value="">{all}</option>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}
