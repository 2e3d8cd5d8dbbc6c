import type { ReactNode } from 'react';
import { brand } from '../../contract/brand.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Tibeb } from '../../ui/tibeb.tsx';
import type { FormState } from '../../ui/use-form.ts';
import styles from './form-page.module.css';

/** The page of one short form: sign-up and log-in, regular and premium. It is prerendered. */
export function FormPage(props: {
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
    <div className={classNames(styles.page, props.premium && styles.premium)}>
      <PageHeading lead={props.lead}>{props.heading}</PageHeading>
      {/* React renders <noscript> on the server only. The wrapper keeps the elements after it in place during hydration, so that an
          input in which the user is typing keeps the focus. */}
      <div>
        <noscript>
          <p className={styles.needsScript}>
            {needsScript} <a href={`tel:${brand.phone}`}>{brand.shownPhone}</a>
          </p>
        </noscript>
      </div>
      <div className={styles.before}>{props.before}</div>
      <form className={styles.form} {...props.form}>
        {props.children}
      </form>
      <div className={styles.after}>{props.after}</div>
      {/* Last, so that React keeps the form element when `premium` changes. */}
      {props.premium && <Tibeb direction="down" className={styles.edge} />}
    </div>
  );
}
