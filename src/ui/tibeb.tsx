import { classNames } from './class-names.ts';
import styles from './tibeb.module.css';

interface TibebProps {
  /** `down` fills the height of the row or positioned box that contains it. */
  direction?: 'across' | 'down' | undefined;
  broad?: boolean | undefined;
  className?: string | undefined;
}

/** The woven band, for the edges of header, footer, member cards and premium content only. */
export function Tibeb({ direction = 'across', broad, className }: TibebProps) {
  return (
    <div className={classNames(styles.tibeb, styles[direction], broad && styles.broad, className)} aria-hidden="true" />
  );
}
