import type { ReactNode, RefObject } from 'react';
import { TextField } from '../../ui/field.tsx';
import styles from './searchable-list.module.css';

type Props = {
  form: RefObject<HTMLFormElement | null>;
  className?: string | undefined;
  messages: { label: string; hint: string };
  q: string;
  onSearch: (q: string) => void;
  /** the fields that narrow the list down */
  children: ReactNode;
};

/** A native form whose fields are the URL search params. */
export function SearchForm({ form, className = '', messages, q, onSearch, children }: Props) {
  return (
    <search>
      <form ref={form} className={`${styles.form} ${className}`} onSubmit={(event) => event.preventDefault()}>
        <TextField
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          label={messages.label}
          hint={messages.hint}
          value={q}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        />
        {children}
      </form>
    </search>
  );
}
