import type { Session } from '../../device/session.ts';
import { wordsOf } from '../../text/load.ts';
import { useWords } from '../../text/words.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { guarded } from '../guarded.tsx';
import { useProfile } from '../known-profile.ts';
import { lacksPlan } from '../lacks-plan.ts';
import styles from '../letter-form.module.css';
import { OrderForm } from '../order-form.tsx';
import { submit } from '../outbox-store.ts';

/** For whoever has an account already: it becomes a premium one, or gets the plan that it registered for. */
function Upgrade({ session }: { session: Session }) {
  const words = useWords('subscribe').upgrade;
  const { profile } = useProfile(session);
  const hasPlan = session.user.role === 'premium' && !(profile && lacksPlan(profile.user));
  return (
    <Section className={styles.page}>
      <PageHeading lead={words.lead}>{words.title}</PageHeading>
      {hasPlan ? (
        <Notice
          kind="good"
          action={
            <ButtonLink kind="quiet" to="/services">
              {words.services}
            </ButtonLink>
          }
        >
          {words.already}
        </Notice>
      ) : (
        <OrderForm
          session={session}
          asksFor={({ kind }) => kind === 'upgrade'}
          send={(paymentMethod) => submit('upgrade', { paymentMethod })}
        />
      )}
    </Section>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = wordsOf(language, 'subscribe').upgrade;
    return { title, description, hidden: true };
  },
  Page: guarded(Upgrade, { heading: (language) => wordsOf(language, 'subscribe').upgrade }),
};
export default page;
