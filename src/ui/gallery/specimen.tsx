import type { ComponentChildren } from 'preact';
import styles from './gallery.module.css';

/** A caption and what it names, in a row that wraps or one below the other. */
export function Specimen({ name, stack, children }: { name: string; stack?: boolean; children: ComponentChildren }) {
  return (
    <div className={styles.specimen}>
      <h3 className={styles.name}>{name}</h3>
      <div className={stack ? styles.stack : styles.row}>{children}</div>
    </div>
  );
}
