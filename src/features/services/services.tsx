import { useRef } from 'react';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { breadcrumbs } from '../../layout/structured-data.ts';
import { ChipGroup } from '../../ui/chip-group.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { SearchForm } from '../offers/search-form.tsx';
import { SearchableList } from '../offers/searchable-list.tsx';
import { useServices } from '../offers/services-query.ts';
import { useSearch } from '../offers/use-search.ts';
import { emptySearch, filterServices, kinds, searchFormat } from './search.ts';
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
        <SearchForm
          form={form}
          messages={messages.search}
          q={search.q}
          onSearch={(q) => updateSearch({ ...search, q })}
        >
          <ChipGroup
            name="kind"
            legend={messages.filter.label}
            options={kinds.map((kind) => ({ value: kind, label: messages.filter[kind] }))}
            value={search.kind}
            onChange={(kind) => updateSearch({ ...search, kind })}
          />
        </SearchForm>
      </div>
      <SearchableList
        items={services}
        matches={matches}
        keyOf={({ slug }) => slug}
        messages={messages}
        asOf={messages.pricesAsOf(asOf)}
        q={search.q}
        onShowAll={() => updateSearch(emptySearch)}
      >
        {(service, index) => <ServiceCard service={service} birrPriceOf={birrPriceOf} isFirst={index === 0} />}
      </SearchableList>
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
