import type { Session } from '../../device/session.ts';
import { shownMoment } from '../../i18n/dates.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LedgerEntry } from '../customer/ledger.tsx';
import { useProfile } from '../customer/profile-query.ts';
import { requireCustomer } from '../customer/require-customer.tsx';
import { UnreachableNotice } from '../customer/unreachable-notice.tsx';
import { AskForMember } from './ask-for-member.tsx';
import styles from './family.module.css';
import { Members } from './members.tsx';
import { Portraits } from './portraits.tsx';

/** The family of the account's holder. */
function Family({ session }: { session: Session }) {
  const messages = useMessages('family');
  const portal = useMessages('portal');
  const language = useLanguage();
  const { profile, updatedAt, isUnreachable, refetch } = useProfile(session);
  const updatedAtText = shownMoment(language, new Date(updatedAt));
  return (
    <Section>
      <PageHeading lead={messages.lead}>{messages.title}</PageHeading>
      <div className={styles.entries}>
        {isUnreachable && (
          <UnreachableNotice age={profile && portal.asOf(updatedAtText)} onRetry={refetch}>
            {profile ? portal.lastKnown(updatedAtText) : portal.nothingKnown}
          </UnreachableNotice>
        )}
        <LedgerEntry heading={messages.members}>
          {!profile && !isUnreachable && (
            <>
              <p role="status">{portal.loading}</p>
              <Skeleton lines={3} />
            </>
          )}
          <Members family={profile?.family} isKnown={profile !== undefined} />
        </LedgerEntry>
        {profile && <Portraits session={session} profile={profile} />}
        <LedgerEntry heading={messages.ask}>
          <AskForMember session={session} />
        </LedgerEntry>
      </div>
    </Section>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = messagesOf(language, 'family');
    return { title, description, hidden: true };
  },
  Page: requireCustomer(Family, { heading: (language) => messagesOf(language, 'family') }),
};
export default page;
