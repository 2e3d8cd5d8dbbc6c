import type { RefObject } from 'react';
import { useMessages } from '../../i18n/use-messages.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { TextField } from '../../ui/field.tsx';
import { kinds, type Search } from './search.ts';
import styles from './services.module.css';

interface SearchFormProps {
  form: RefObject<HTMLFormElement | null>;
  search: Search;
  onSearch: (search: Search) => void;
}

/** A native form whose fields are the URL search params. */
export function SearchForm({ form, search, onSearch }: SearchFormProps) {
  const messages = useMessages('services');
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
        <ChipGroup
          name="kind"
          legend={messages.filter.label}
          options={kinds.map((kind) => ({ value: kind, label: messages.filter[kind] }))}
          value={search.kind}
          onChange={(kind) => onSearch({ ...search, kind })}
        />
      </form>
    </search>
  );
}
