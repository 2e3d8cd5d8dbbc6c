import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** Components under a caption, in a wrapping row or stacked. */
export function Specimen({ name, stack, children }: { name: string; stack?: boolean; children: ReactNode }) {
  return (
    <div className={styles.specimen}>
      <h3 className={styles.name}>{name}</h3>
      <div className={stack ? styles.stack : styles.row}>{children}</div>
    </div>
  );
}
