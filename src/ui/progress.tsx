import { type ReactNode, useId } from 'react';
import styles from './progress.module.css';

interface ProgressProps {
  label: ReactNode;
  value: number;
  max?: number | undefined;
  /** The value as text: "3 of 5 sent". */
  valueText?: string | undefined;
}

/** A native progress bar with the woven pattern. */
export function Progress({ label, value, max = 1, valueText }: ProgressProps) {
  const id = useId();
  return (
    <div>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {valueText && <span className={styles.valueText}>{valueText}</span>}
      </div>
      <progress id={id} className={styles.progress} value={value} max={max} aria-valuetext={valueText} />
    </div>
  );
}

const petals = [0, 1, 2, 3, 4, 5, 6, 7];

/** An indeterminate progress indicator with a label. */
export function Spinner({ label }: { label: ReactNode }) {
  return (
    <span className={styles.spinner} role="status">
      <svg viewBox="0 0 24 24" className={styles.daisy} aria-hidden="true" focusable="false">
        {petals.map((petal) => (
          <path key={petal} d="M12 3.2v4.6" opacity={(petal + 2) / 9} transform={`rotate(${petal * 45} 12 12)`} />
        ))}
        <circle cx="12" cy="12" r="1.9" />
      </svg>
      {label}
    </span>
  );
}
