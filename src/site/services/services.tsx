import { useMemo, useRef } from 'preact/hooks';
import { catalogue } from '../../contract/catalogue.ts';
import { useWords, wordsOf } from '../../text/words.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { usePrices } from '../prices.ts';
import { breadcrumbs } from '../structured-data.ts';
import { everything, servicesFor } from './search.ts';
import { SearchForm } from './search-form.tsx';
import { ServiceCard } from './service-card.tsx';
import styles from './services.module.css';
import { useSearch } from './use-search.ts';

function Services() {
  const words = useWords('services');
  const form = useRef<HTMLFormElement>(null);
  const { search, searchFor, searched } = useSearch(form);
  const services = useWords('serviceWords');
  const found = servicesFor(search, { services, highlights: useWords('serviceHighlights') });
  const { yearlyOf, birrFor, asOf } = usePrices();
  // Made once, and only shown or hidden at each key: a small phone draws a card in as much time as it has for the answer.
  const cards = useMemo(
    () =>
      catalogue.map((service, at) => {
        const yearly = yearlyOf(service.slug);
        const birr = yearly === null ? undefined : birrFor(yearly);
        return <ServiceCard key={service.slug} service={service} yearlyPrice={yearly} birr={birr} first={at === 0} />;
      }),
    [yearlyOf, birrFor],
  );
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
      <ul className={classNames(styles.list, searched && styles.searched)} hidden={found.length === 0}>
        {catalogue.map((service, at) => (
          <li key={service.slug} hidden={!found.includes(service)}>
            {cards[at]}
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
