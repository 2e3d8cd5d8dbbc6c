import { useState } from 'react';
import type { Session } from '../../device/session.ts';
import { shownMoment } from '../../i18n/dates.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { LanguageSwitch } from '../../layout/language-switch.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LedgerEntry } from '../customer/ledger.tsx';
import { useProfile } from '../customer/profile-query.ts';
import { requireCustomer } from '../customer/require-customer.tsx';
import { UnreachableNotice } from '../customer/unreachable-notice.tsx';
import { useDraft } from '../customer/use-draft.ts';
import { ChangePassword, type Passwords } from './change-password.tsx';
import { Confirmation } from './confirmation.tsx';
import { DeviceStorage } from './device-storage.tsx';
import { NoticeChoices } from './notice-choices.tsx';
import { LockWithPin } from './pin/lock-with-pin.tsx';
import { Sessions } from './sessions.tsx';
import styles from './settings.module.css';
import { type ProfileFields, UpdateProfile } from './update-profile.tsx';
import { YourData } from './your-data.tsx';

const noPasswords: Passwords = { currentPassword: '', newPassword: '' };
const emptyProfile: ProfileFields = { username: '', email: '', phone: '' };

function Settings({ session }: { session: Session }) {
  const messages = useMessages('settings');
  const portal = useMessages('portal');
  const language = useLanguage();
  const { profile, updatedAt, isUnreachable, refetch } = useProfile(session);
  const draft = useDraft(session.user.id, 'profile', 1, emptyProfile);
  // Updating the profile sends the values of the password fields as well.
  const [passwords, setPasswords] = useState(noPasswords);

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
        {!profile && !isUnreachable && (
          <div className={styles.coming}>
            <p role="status">{portal.loading}</p>
            <Skeleton lines={5} />
          </div>
        )}
        {profile && draft.form && (
          <UpdateProfile session={session} user={profile.user} draft={draft} passwords={passwords} />
        )}
        {profile && <Confirmation session={session} profile={profile} />}
        {profile && <ChangePassword session={session} email={profile.user.email} onChange={setPasswords} />}
        <Sessions session={session} />
        <LockWithPin session={session} />
        {profile?.user.wantedNotices && profile.noticeChannels && (
          <NoticeChoices
            session={session}
            user={profile.user}
            wanted={profile.user.wantedNotices}
            channels={profile.noticeChannels}
            pushKey={profile.pushKey}
          />
        )}
        {(profile || isUnreachable) && <YourData session={session} profile={profile} />}
        <LedgerEntry heading={messages.language.heading}>
          <p className={styles.lead}>{messages.language.lead}</p>
          <LanguageSwitch className={styles.languages} />
        </LedgerEntry>
        <DeviceStorage session={session} />
      </div>
    </Section>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = messagesOf(language, 'settings');
    return { title, description, hidden: true };
  },
  Page: requireCustomer(Settings, { heading: (language) => messagesOf(language, 'settings') }),
};
export default page;
