import { useRef } from 'react';
import { useServices } from '../../offers/services-query.ts';
import { wordsOf } from '../../text/load.ts';
import { useWords } from '../../text/words.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { breadcrumbs } from '../structured-data.ts';
import { everything, servicesFor } from './search.ts';
import { SearchForm } from './search-form.tsx';
import { ServiceCard } from './service-card.tsx';
import styles from './services.module.css';
import { useSearch } from './use-search.ts';

function Services() {
  const words = useWords('services');
  const form = useRef<HTMLFormElement>(null);
  const { search, searchFor } = useSearch(form);
  const { services, birrFor, asOf } = useServices(useWords('serviceHighlights'));
  const found = servicesFor(search, services);
  return (
    <Section>
      <div className={styles.head}>
        <PageHeading lead={words.intro}>{words.title}</PageHeading>
        <SearchForm form={form} search={search} onSearch={searchFor} />
      </div>
      <p className={styles.count}>
        <span role="status">{words.count(found.length)}</span>
        <span>{words.pricesAsOf(asOf)}</span>
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
          title={search.q.trim() ? words.nothing.nothingFor(search.q.trim()) : words.nothing.heading}
          action={
            <Button kind="quiet" onClick={() => searchFor(everything)}>
              {words.nothing.showAll}
            </Button>
          }
        >
          <p>{words.nothing.advice}</p>
        </EmptyState>
      )}
    </Section>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = wordsOf(language, 'services');
    return {
      title,
      description,
      data: import.meta.env.SSR && [breadcrumbs(language, [{ name: title, path: '/services' }])],
    };
  },
  Page: Services,
};
export default page;
