import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  id?: string | undefined;
  heading?: ReactNode;
  lead?: ReactNode;
  ground?: 'cotton' | 'sand' | 'surface' | undefined;
  /** the maximum width: `text` for reading, `form` for forms, `page` for everything else */
  width?: 'page' | 'text' | 'form' | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A full-width section of a page with its background, padding and heading. */
export function Section({ id, heading, lead, ground = 'cotton', width = 'page', className, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} className={styles[ground]} aria-labelledby={heading ? headingId : undefined}>
      <div className={classNames(styles.inside, styles[width], className)}>
        {heading && (
          <div className={styles.top}>
            <h2 id={headingId}>{heading}</h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
