import { useState } from 'preact/hooks';
import type { User } from '../../contract/answers/profile.ts';
import type { Session } from '../../device/session.ts';
import { shownMoment } from '../../text/dates.ts';
import { useLanguage, useWords, wordsOf } from '../../text/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDraft } from '../draft.ts';
import { guarded } from '../guarded.tsx';
import { useKnownProfile } from '../known-profile.ts';
import { ChangePassword, type Passwords } from './change-password.tsx';
import { KeptOnThisPhone } from './kept-on-this-phone.tsx';
import styles from './settings.module.css';
import { type ProfileFields, UpdateProfile } from './update-profile.tsx';
import { YourData } from './your-data.tsx';

const noPasswords: Passwords = { currentPassword: '', newPassword: '' };
const nobody: ProfileFields = { username: '', email: '', phone: '' };

function Settings({ session }: { session: Session }) {
  const words = useWords('settings');
  const portal = useWords('portal');
  const language = useLanguage();
  const { known, again } = useKnownProfile(session);
  const draft = useDraft(session.user.id, 'profile', 1, nobody);
  const [saved, setSaved] = useState<User>();
  // The call for the profile takes the whole form, with whatever stands in its password fields.
  const [passwords, setPasswords] = useState(noPasswords);

  const retry = (
    <Button kind="quiet" onClick={again}>
      {portal.again}
    </Button>
  );
  return (
    <Section>
      <PageHeading lead={words.lead}>{words.title}</PageHeading>
      <div className={styles.entries}>
        {known.state === 'known' && known.old && (
          <Notice kind="offline" action={retry}>
            {portal.lastKnown(shownMoment(language, new Date(known.at)))}
          </Notice>
        )}
        {known.state === 'nothing' && (
          <Notice kind="offline" action={retry}>
            {portal.nothingKnown}
          </Notice>
        )}
        {known.state === 'loading' && (
          <div className={styles.coming}>
            <p role="status">{portal.loading}</p>
            <Skeleton lines={5} />
          </div>
        )}
        {known.state === 'known' && draft.found && (
          <UpdateProfile
            session={session}
            user={saved ?? known.profile.user}
            draft={draft}
            passwords={passwords}
            onSaved={setSaved}
          />
        )}
        {known.state === 'known' && (
          <ChangePassword session={session} email={known.profile.user.email} onTyped={setPasswords} />
        )}
        {known.state !== 'loading' && <YourData session={session} known={known} />}
        <KeptOnThisPhone session={session} />
      </div>
    </Section>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = wordsOf(language, 'settings');
    return { title, description, hidden: true };
  },
  Page: guarded(Settings, { heading: (language) => wordsOf(language, 'settings') }),
};
export default page;
