import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  children: ReactNode;
  lead?: ReactNode;
  className?: string | undefined;
}

/** The h1 of a page, which gets the focus by its id after a navigation. */
export function PageHeading({ children, lead, className }: PageHeadingProps) {
  return (
    <div className={classNames(styles.heading, className)}>
      <h1 id="page-heading" tabIndex={-1}>
        {children}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
