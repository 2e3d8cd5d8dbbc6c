import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { classNames } from './class-names.ts';
import styles from './section.module.css';
import { Standing } from './standing.tsx';

interface SectionProps {
  id?: string | undefined;
  heading?: ComponentChildren;
  lead?: ComponentChildren;
  ground?: 'cotton' | 'sand' | 'surface' | undefined;
  /** `text` for reading, `form` for filling in, `page` for everything else. */
  width?: 'page' | 'text' | 'form' | undefined;
  /** nothing in it is alive but links */
  still?: boolean;
  className?: string | undefined;
  children?: ComponentChildren;
}

/** A stretch of a page from edge to edge: its ground, its sides, its distance to the next. */
export function Section({
  id,
  heading,
  lead,
  ground = 'cotton',
  width = 'page',
  still,
  className,
  children,
}: SectionProps) {
  const headingId = useId();
  const around = { id, className: styles[ground], 'aria-labelledby': heading ? headingId : undefined };
  const inside = (
    <div className={classNames(styles.inside, styles[width], className)}>
      {heading && (
        <div className={styles.top}>
          <h2 id={headingId}>{heading}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      )}
      {children}
    </div>
  );
  return still ? (
    <Standing as="section" {...around}>
      {inside}
    </Standing>
  ) : (
    <section {...around}>{inside}</section>
  );
}
