import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './definition-list.module.css';

/** A definition list in rows of term and value. */
export function DefinitionList({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <dl className={classNames(className)}>{children}</dl>;
}

export function Definition({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
