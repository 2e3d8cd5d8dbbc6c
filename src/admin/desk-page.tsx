import { type ReactNode, type Ref, useEffect, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { deskMessages } from '../i18n/admin/layout.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import styles from './desk-page.module.css';
import { SecondFactorNeeded } from './second-factor-needed.tsx';
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
  }, [pathname]);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <PageHeading>
          <UserText>{title}</UserText>
        </PageHeading>
        {aside}
      </div>
      <SecondFactorNeeded />
      {children}
    </div>
  );
}

type PageSectionProps = { heading: string; headingRef?: Ref<HTMLHeadingElement>; children: ReactNode };

/** With a `headingRef` the heading can be focused. */
export function PageSection({ heading, headingRef, children }: PageSectionProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
