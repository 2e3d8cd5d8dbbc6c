import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { deskWords } from '../i18n/admin/layout.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import styles from './desk-page.module.css';
import { readable, UserText } from './user-text.tsx';

let entered = false;

/** A page of the desk: its name, which may be a customer's, in the tab and at the top, where the focus goes when it is entered. */
export function DeskPage({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = deskWords.titleOf(readable(title));
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is entered when the path changes, not with a filter
  useEffect(() => {
    if (entered) document.getElementById('page-heading')?.focus({ preventScroll: true });
    entered = true;
    scrollTo(0, 0);
  }, [pathname]);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <PageHeading>
          <UserText>{title}</UserText>
        </PageHeading>
        {aside}
      </div>
      {children}
    </div>
  );
}

/** A part of a page, with a heading of its own. */
export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
