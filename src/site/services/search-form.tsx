import type { RefObject } from 'react';
import { useWords } from '../../text/words.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { TextField } from '../../ui/field.tsx';
import { kinds, type Search } from './search.ts';
import styles from './services.module.css';

interface SearchFormProps {
  form: RefObject<HTMLFormElement | null>;
  search: Search;
  onSearch: (search: Search) => void;
}

/** A native form: what it sends is the address that shows the same again. */
export function SearchForm({ form, search, onSearch }: SearchFormProps) {
  const words = useWords('services');
  return (
    <search>
      <form ref={form} className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <TextField
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          label={words.search.label}
          hint={words.search.hint}
          value={search.q}
          onChange={({ currentTarget }) => onSearch({ ...search, q: currentTarget.value })}
        />
        <ChipGroup
          name="kind"
          legend={words.filter.label}
          options={kinds.map((kind) => ({ value: kind, label: words.filter[kind] }))}
          value={search.kind}
          onChange={(kind) => onSearch({ ...search, kind })}
        />
      </form>
    </search>
  );
}
