import { type ReactNode, useId } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './chip-group.module.css';
import { classNames } from './class-names.ts';
import { CheckSign } from './signs.tsx';

interface ChipGroupProps<Value extends string> {
  legend: ReactNode;
  /** Visually hidden, but still announced. */
  legendHidden?: boolean | undefined;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The name of the form field. */
  name?: string | undefined;
}

/** Radio buttons that filter the content of a page. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const { legend, legendHidden, options, value, onChange } = props;
  const ownName = useId();
  const { name = ownName } = props;
  return (
    <fieldset className={styles.group}>
      <legend className={legendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.chip}>
            <CheckSign className={styles.sign} />
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The same as links, for filters that have an address. */
export function ChipLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.group} aria-label={label}>
      {children}
    </nav>
  );
}

export function ChipLink({ current = false, children, ...rest }: LinkProps & { current?: boolean | undefined }) {
  return (
    <Link
      {...rest}
      className={classNames(styles.chip, current && styles.chosen)}
      aria-current={current ? 'page' : undefined}
    >
      {current && <CheckSign className={styles.sign} />}
      {children}
    </Link>
  );
}
