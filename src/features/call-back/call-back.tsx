import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shownPhone } from '../../contract/phone.ts';
import type { Session } from '../../device/session.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from '../customer/claim-submission.module.css';
import { useOutbox } from '../customer/outbox-store.ts';
import { useProfile } from '../customer/profile-query.ts';
import { requireCustomer } from '../customer/require-customer.tsx';
import { CallBackEditor } from './call-back-editor.tsx';
import { CallBackOutcome } from './call-back-outcome.tsx';

/** Asks to be called, by letter; `?claim=` is the claim that it is about. While a letter waits its status is shown instead of the form. */
function CallBack({ session }: { session: Session }) {
  const messages = useMessages('callBack');
  const { profile } = useProfile(session);
  const { letters, isLoaded } = useOutbox();
  const [submittedId, setSubmittedId] = useState<string>();
  const [searchParams] = useSearchParams();
  const newest = letters.filter(({ kind }) => kind === 'call-back').at(-1);
  const refused = newest?.state === 'needs-attention' ? newest : undefined;
  const open = profile?.callBack;
  return (
    <Section className={styles.page}>
      <PageHeading lead={messages.lead}>{messages.title}</PageHeading>
      {!isLoaded ? (
        <Skeleton lines={4} />
      ) : newest && !refused && (newest.state !== 'sent' || newest.id === submittedId) ? (
        <CallBackOutcome letter={newest} open={open} session={session} />
      ) : (
        <>
          {open && <Notice title={messages.open(open.number, shownPhone(open.phone))}>{messages.openText}</Notice>}
          <CallBackEditor
            key={refused?.id}
            session={session}
            profile={profile}
            refused={refused}
            claimId={searchParams.get('claim') ?? ''}
            onSubmitted={setSubmittedId}
          />
        </>
      )}
    </Section>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = messagesOf(language, 'callBack');
    return { title, description, hidden: true };
  },
  Page: requireCustomer(CallBack, { heading: (language) => messagesOf(language, 'callBack') }),
};
export default page;
