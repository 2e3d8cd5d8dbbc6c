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
import { useSearch } from '../offers/use-search.ts';
import { emptySearch, filterServices, searchFormat } from './search.ts';
import { SearchForm } from './search-form.tsx';
import { ServiceCard } from './service-card.tsx';
import styles from './services.module.css';

function Services() {
  const messages = useMessages('services');
  const form = useRef<HTMLFormElement>(null);
  const { search, updateSearch } = useSearch(form, searchFormat);
  const { services, birrPriceOf, asOf } = useServices(useMessages('serviceHighlights'));
  const matches = filterServices(search, services);
  return (
    <Section>
      <div className={styles.head}>
        <PageHeading lead={messages.intro}>{messages.title}</PageHeading>
        <SearchForm form={form} search={search} onSearch={updateSearch} />
      </div>
      <p className={styles.count}>
        <span role="status">{messages.count(matches.length)}</span>
        <span>{messages.pricesAsOf(asOf)}</span>
      </p>
      {/* Hidden instead of unmounted, so that a match is shown again without rendering it. */}
      <ul className={styles.list} hidden={matches.length === 0}>
        {services.map((service, index) => (
          <li key={service.slug} hidden={!matches.includes(service)}>
            <ServiceCard service={service} birrPriceOf={birrPriceOf} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {matches.length === 0 && (
        <EmptyState
          title={search.q.trim() ? messages.nothing.nothingFor(search.q.trim()) : messages.nothing.heading}
          action={
            <Button kind="quiet" onClick={() => updateSearch(emptySearch)}>
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
