import { type ReactNode, useId } from 'react';
import styles from './ledger.module.css';

/** A section of the account page: a heading with its content beside or below it. */
export function LedgerEntry({ id: anchor, heading, children }: { id?: string; heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section id={anchor} className={styles.entry} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}

export function LedgerLines({ children }: { children: ReactNode }) {
  return <ul className={styles.lines}>{children}</ul>;
}

export function LedgerLine({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.line}>
      <span className={styles.what}>{children}</span>
      {note}
    </li>
  );
}
