import { useMessages } from '../../i18n/use-messages.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CustomerLayout } from './customer-layout.tsx';
import styles from './page-skeleton.module.css';

export type PageTitle = { title: string; lead?: string };

/** Rendered while the session is loaded: the heading of the page, and no customer data. */
export function PageSkeleton({ heading }: { heading: PageTitle | undefined }) {
  const messages = useMessages('layout').loading;
  return (
    <CustomerLayout session={undefined}>
      <Section className={styles.waiting}>
        {heading ? <PageHeading lead={heading.lead}>{heading.title}</PageHeading> : <Skeleton shape="heading" />}
        <p role="status" className="visually-hidden">
          {messages.page}
        </p>
        <Skeleton lines={5} />
      </Section>
    </CustomerLayout>
  );
}
