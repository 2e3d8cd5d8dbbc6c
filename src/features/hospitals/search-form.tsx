import type { RefObject } from 'react';
import { useMessages } from '../../i18n/use-messages.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import styles from './hospitals.module.css';
import type { Search } from './search.ts';
import type { ShownHospital } from './shown-hospital.ts';

interface SearchFormProps {
  form: RefObject<HTMLFormElement | null>;
  /** all of them, whose towns and services are offered */
  hospitals: readonly ShownHospital[];
  search: Search;
  onSearch: (search: Search) => void;
}

/** A native form whose fields are the URL search params. */
export function SearchForm({ form, hospitals, search, onSearch }: SearchFormProps) {
  const messages = useMessages('hospitals');
  const towns = new Map(hospitals.map(({ stored, town }) => [stored.town, town]));
  const services = new Map(hospitals.flatMap(({ services }) => services.map(({ slug, title }) => [slug, title])));
  return (
    <search>
      <form ref={form} className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <TextField
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          label={messages.search.label}
          hint={messages.search.hint}
          value={search.q}
          onChange={({ currentTarget }) => onSearch({ ...search, q: currentTarget.value })}
        />
        <SelectField
          name="town"
          label={messages.town}
          value={search.town}
          onChange={({ currentTarget }) => onSearch({ ...search, town: currentTarget.value })}
        >
          <option value="">{messages.allTowns}</option>
          <Options of={towns} />
        </SelectField>
        <SelectField
          name="service"
          label={messages.service}
          value={search.service}
          onChange={({ currentTarget }) => onSearch({ ...search, service: currentTarget.value })}
        >
          <option value="">{messages.allServices}</option>
          <Options of={services} />
        </SelectField>
      </form>
    </search>
  );
}

const Options = ({ of }: { of: ReadonlyMap<string, string> }) =>
  [...of].map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
