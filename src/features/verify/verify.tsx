import { QueryClientProvider } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { shownMoment } from '../../i18n/dates.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { breadcrumbs } from '../../layout/structured-data.ts';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { queryClient } from '../customer/query-client.ts';
import { NumberForm } from './number-form.tsx';
import { Scan } from './scan.tsx';
import { useKnown } from './use-known.ts';
import styles from './verify.module.css';

/** For a hospital's counter: whether a card is ours and what it covers, with or without a network. */
function Verify() {
  const messages = useMessages('verify');
  const { footer } = useMessages('layout');
  const language = useLanguage();
  const known = useKnown();
  const { isReady, isFetched, lastContact } = known;
  return (
    <Section width="form" className={styles.page}>
      <PageHeading lead={messages.lead}>{messages.title}</PageHeading>
      <Scan known={known} />
      <NumberForm />
      <p>
        <Link to="/hospitals">{footer.hospitals}</Link>
      </p>
      <p role="status" className={styles.status}>
        {isReady && lastContact
          ? messages.ready(shownMoment(language, lastContact))
          : isFetched && !isReady
            ? messages.notReady
            : ''}
      </p>
    </Section>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = messagesOf(language, 'verify');
    return {
      title,
      description,
      data: import.meta.env.SSR && [breadcrumbs(language, [{ name: title, path: '/verify' }])],
    };
  },
  Page: () => (
    <QueryClientProvider client={queryClient}>
      <Verify />
    </QueryClientProvider>
  ),
};
export default page;
