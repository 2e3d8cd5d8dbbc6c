import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** A caption and what it names, in a row that wraps or one below the other. */
export function Specimen({ name, stack, children }: { name: string; stack?: boolean; children: ReactNode }) {
  return (
    <div className={styles.specimen}>
      <h3 className={styles.name}>{name}</h3>
      <div className={stack ? styles.stack : styles.row}>{children}</div>
    </div>
  );
}
