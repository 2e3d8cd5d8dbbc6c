import type { ReactNode } from 'react';
import { brand } from '../../contract/brand.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Tibeb } from '../../ui/tibeb.tsx';
import type { FormState } from '../../ui/use-form.ts';
import styles from './form-page.module.css';

/** The page that is one short form: sign-up and log-in, regular and premium. It stands before its script does. */
export function FormPage(of: {
  heading: string;
  lead: string;
  premium: boolean;
  form: FormState<never>['form'];
  before?: ReactNode;
  after: ReactNode;
  children: ReactNode;
}) {
  const { needsScript } = useMessages('account');
  return (
    <div className={classNames(styles.page, of.premium && styles.premium)}>
      <PageHeading lead={of.lead}>{of.heading}</PageHeading>
      {/* Of the build alone: where a script makes the page, there is one. In a box of its own, since whatever stands after
          a thing that only the build knows is moved when the page is taken over, and who is typing there loses the field. */}
      <div>
        <noscript>
          <p className={styles.needsScript}>
            {needsScript} <a href={`tel:${brand.phone}`}>{brand.shownPhone}</a>
          </p>
        </noscript>
      </div>
      <div className={styles.before}>{of.before}</div>
      <form className={styles.form} {...of.form}>
        {of.children}
      </form>
      {of.after}
      {/* Last, so that the form above it stays the same one when a page changes its dress. */}
      {of.premium && <Tibeb way="down" className={styles.edge} />}
    </div>
  );
}
