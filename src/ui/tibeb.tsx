import { classNames } from './class-names.ts';
import styles from './tibeb.module.css';

interface TibebProps {
  /** `down` fills the height of the row or the positioned box it stands in. */
  way?: 'across' | 'down' | undefined;
  broad?: boolean | undefined;
  className?: string | undefined;
}

/** The woven band: for the header's edge, the footer's opening, the member's card, premium things. Nowhere else. */
export function Tibeb({ way = 'across', broad, className }: TibebProps) {
  return <div className={classNames(styles.tibeb, styles[way], broad && styles.broad, className)} aria-hidden="true" />;
}
