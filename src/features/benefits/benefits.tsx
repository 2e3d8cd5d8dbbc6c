import type { Benefits } from '../../contract/responses/benefits.ts';
import type { Session } from '../../device/session.ts';
import { fullMoment, shownMoment } from '../../i18n/dates.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { requireCustomer } from '../customer/require-customer.tsx';
import { UnreachableNotice } from '../customer/unreachable-notice.tsx';
import styles from './benefits.module.css';
import { useBenefits } from './benefits-query.ts';
import { Limits } from './limits.tsx';
import { Year } from './year.tsx';

function BenefitsPage({ session }: { session: Session }) {
  const messages = useMessages('benefits');
  const portal = useMessages('portal');
  const language = useLanguage();
  const { benefits, updatedAt, isFailed, refetch } = useBenefits(session);
  const updatedAtText = shownMoment(language, new Date(updatedAt));
  return (
    <Section className={styles.page}>
      <PageHeading lead={messages.lead}>{messages.title}</PageHeading>
      {isFailed && (
        <UnreachableNotice age={benefits && portal.asOf(updatedAtText)} onRetry={refetch}>
          {benefits ? portal.lastKnown(updatedAtText) : messages.nothingKnown}
        </UnreachableNotice>
      )}
      {!benefits && !isFailed && (
        <div>
          <p role="status">{messages.loading}</p>
          <Skeleton lines={5} />
        </div>
      )}
      {benefits && (
        <>
          {/* On paper only: whose sums they are, and when this was so. */}
          <p className={styles.printed}>
            {session.user.name}
            <br />
            {messages.printed(fullMoment(language, new Date()))}
            <br />
            {portal.asOf(updatedAtText)}
          </p>
          <Limits benefits={benefits} />
          <Years benefits={benefits} />
        </>
      )}
    </Section>
  );
}

function Years({ benefits: { years } }: { benefits: Benefits }) {
  const messages = useMessages('benefits');
  if (!years.some(({ total }) => total.approved + total.declined > 0))
    return (
      <EmptyState
        title={messages.empty.title}
        action={
          <ButtonLink kind="quiet" to="/claims">
            {messages.empty.claims}
          </ButtonLink>
        }
      >
        {messages.empty.text}
      </EmptyState>
    );
  return (
    <>
      {years.map((year) => (
        <Year key={year.year} year={year} />
      ))}
      <p className={styles.quiet}>{messages.whichYear}</p>
      <p className={styles.onScreen}>
        <Button kind="quiet" onClick={() => print()}>
          {messages.print}
        </Button>
      </p>
    </>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = messagesOf(language, 'benefits');
    return { title, description, hidden: true };
  },
  Page: requireCustomer(BenefitsPage, { heading: (language) => messagesOf(language, 'benefits') }),
};
export default page;
