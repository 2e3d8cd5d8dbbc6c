import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { deskMessages } from '../i18n/admin/layout.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import styles from './desk-page.module.css';
import { replaceControlCharacters, UserText } from './user-text.tsx';

let isFirstPage = true;

/** Sets the document title, and on navigation moves the focus to the heading, as a page load would. */
export function DeskPage({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = deskMessages.titleOf(replaceControlCharacters(title));
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new path is a navigation, a filter is not
  useEffect(() => {
    if (!isFirstPage) document.getElementById('page-heading')?.focus({ preventScroll: true });
    isFirstPage = false;
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

export function PageSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
