import { useRef } from 'react';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { breadcrumbs } from '../../layout/structured-data.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { useServices } from '../offers/services-query.ts';
import { everything, servicesFor } from './search.ts';
import { SearchForm } from './search-form.tsx';
import { ServiceCard } from './service-card.tsx';
import styles from './services.module.css';
import { useSearch } from './use-search.ts';

function Services() {
  const messages = useMessages('services');
  const form = useRef<HTMLFormElement>(null);
  const { search, searchFor } = useSearch(form);
  const { services, birrFor, asOf } = useServices(useMessages('serviceHighlights'));
  const found = servicesFor(search, services);
  return (
    <Section>
      <div className={styles.head}>
        <PageHeading lead={messages.intro}>{messages.title}</PageHeading>
        <SearchForm form={form} search={search} onSearch={searchFor} />
      </div>
      <p className={styles.count}>
        <span role="status">{messages.count(found.length)}</span>
        <span>{messages.pricesAsOf(asOf)}</span>
      </p>
      {/* Hidden, not removed: what is found again is there at once. */}
      <ul className={styles.list} hidden={found.length === 0}>
        {services.map((service, at) => (
          <li key={service.slug} hidden={!found.includes(service)}>
            <ServiceCard service={service} birrFor={birrFor} first={at === 0} />
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <EmptyState
          title={search.q.trim() ? messages.nothing.nothingFor(search.q.trim()) : messages.nothing.heading}
          action={
            <Button kind="quiet" onClick={() => searchFor(everything)}>
              {messages.nothing.showAll}
            </Button>
          }
        >
          <p>{messages.nothing.advice}</p>
        </EmptyState>
      )}
    </Section>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = messagesOf(language, 'services');
    return {
      title,
      description,
      data: import.meta.env.SSR && [breadcrumbs(language, [{ name: title, path: '/services' }])],
    };
  },
  Page: Services,
};
export default page;
