import { Link, useSearchParams } from 'react-router-dom';
import type { Session } from '../../device/session.ts';
import { useServices } from '../../offers/services-query.ts';
import { wordsOf } from '../../text/load.ts';
import { useWords } from '../../text/words.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { guarded } from '../guarded.tsx';
import { contentOf } from '../letter-content.ts';
import styles from '../letter-form.module.css';
import { OrderForm } from '../order-form.tsx';
import { submit } from '../outbox-store.ts';

/** A service for a year; `?service=` names it. */
function Subscribe({ session }: { session: Session }) {
  const words = useWords('subscribe');
  const { services } = useServices();
  const [address] = useSearchParams();
  const service = services.find(({ slug }) => slug === address.get('service'));
  if (!service)
    return (
      <Section className={styles.page}>
        <PageHeading>{words.title}</PageHeading>
        <Notice
          action={
            <ButtonLink kind="quiet" to="/services">
              {words.browse}
            </ButtonLink>
          }
        >
          {words.unknown}
        </Notice>
      </Section>
    );

  const { slug, title, premium } = service;
  return (
    <Section className={styles.page}>
      <PageHeading lead={words.lead}>{title}</PageHeading>
      <p>
        <Link to={`/services/${slug}`}>{words.cost}</Link>
      </p>
      {premium && session.user.role !== 'premium' ? (
        <Notice
          action={
            <ButtonLink kind="premium" to="/upgrade">
              {words.toUpgrade}
            </ButtonLink>
          }
        >
          {words.premiumOnly}
        </Notice>
      ) : (
        <OrderForm
          key={slug}
          session={session}
          asksFor={(letter) => {
            const content = contentOf(letter);
            return content.kind === 'subscription' && content.says.service === slug;
          }}
          send={(paymentMethod) => submit('subscription', { service: slug, paymentMethod })}
        />
      )}
    </Section>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = wordsOf(language, 'subscribe');
    return { title, description, hidden: true };
  },
  Page: guarded(Subscribe),
};
export default page;
