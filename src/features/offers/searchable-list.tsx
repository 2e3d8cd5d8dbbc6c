import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './searchable-list.module.css';

type Props<T> = {
  items: readonly T[];
  matches: readonly T[];
  keyOf: (item: T) => string;
  messages: {
    count: (count: number) => string;
    nothing: { heading: string; nothingFor: (q: string) => string; advice: string; showAll: string };
  };
  /** the day that the list is of */
  asOf: string;
  /** what was searched for */
  q: string;
  onShowAll: () => void;
  children: (item: T, index: number) => ReactNode;
};

/** A list that is whole before any script arrives, and of which a search leaves the matches. */
export function SearchableList<T>({ items, matches, keyOf, messages, asOf, q, onShowAll, children }: Props<T>) {
  const { nothing } = messages;
  return (
    <>
      <p className={styles.count}>
        <span role="status">{messages.count(matches.length)}</span>
        <span>{asOf}</span>
      </p>
      {/* Hidden instead of unmounted, so that a match is shown again without rendering it. */}
      <ul className={styles.list} hidden={matches.length === 0}>
        {items.map((item, index) => (
          <li key={keyOf(item)} hidden={!matches.includes(item)}>
            {children(item, index)}
          </li>
        ))}
      </ul>
      {matches.length === 0 && (
        <EmptyState
          title={q.trim() ? nothing.nothingFor(q.trim()) : nothing.heading}
          action={
            <Button kind="quiet" onClick={onShowAll}>
              {nothing.showAll}
            </Button>
          }
        >
          <p>{nothing.advice}</p>
        </EmptyState>
      )}
    </>
  );
}
