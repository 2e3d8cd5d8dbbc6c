import { classNames } from './class-names.ts';
import styles from './mark.module.css';
import type { PropsOf } from './props.ts';

/** The logo, a simplified `pictures/mark.svg` that is legible at 16 px. */
export function Mark({ className, ...rest }: PropsOf<'svg'>) {
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
      {...rest}
      className={classNames(styles.mark, className)}
    >
      <path
        className={styles.shield}
        d="M32 2.5C47 2.5 57.5 8.5 58.7 21.5 60.5 41.5 50.5 54.5 32 62 13.5 54.5 3.5 41.5 5.3 21.5 6.5 8.5 17 2.5 32 2.5Z"
      />
      <path
        className={styles.petals}
        d="M32 17.5V12M40.5 21l3.9-3.9M44 29.5h5.5M40.5 38l3.9 3.9M32 41.5V47M23.5 38l-3.9 3.9M20 29.5h-5.5M23.5 21l-3.9-3.9"
      />
      <circle className={styles.heart} cx="32" cy="29.5" r="8" />
    </svg>
  );
}

export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles.wordmark}>
      <Mark />
      {name}
    </span>
  );
}
