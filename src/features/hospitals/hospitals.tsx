import { useMemo, useRef } from 'react';
import { messagesOf } from '../../i18n/load-messages.ts';
import { formatNumber } from '../../i18n/money.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { breadcrumbs } from '../../layout/structured-data.ts';
import type { Page } from '../../ui/page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { SearchForm } from '../offers/search-form.tsx';
import { SearchableList } from '../offers/searchable-list.tsx';
import { useServices } from '../offers/services-query.ts';
import { useSearch } from '../offers/use-search.ts';
import { HospitalCard } from './hospital-card.tsx';
import styles from './hospitals.module.css';
import { isExample, useHospitals } from './hospitals-query.ts';
import { distance, nearestFirst } from './nearest.ts';
import { NearestFirst } from './nearest-first.tsx';
import { emptySearch, filterHospitals, searchFormat } from './search.ts';
import { SearchFields } from './search-fields.tsx';
import { type ShownHospital, shownHospitals } from './shown-hospital.ts';
import { usePhoneLocation } from './use-phone-location.ts';

/** The hospitals in the reader's language, and whether there is an example among them. */
function useShownHospitals() {
  const language = useLanguage();
  const { names } = useMessages('hospitals');
  const { services } = useServices();
  const { hospitals, asOf } = useHospitals();
  const shown = useMemo(
    () => shownHospitals(hospitals, { language, names, services }),
    [language, names, services, hospitals],
  );
  return { hospitals: shown, asOf, hasExamples: hospitals.some(isExample) };
}

function Hospitals() {
  const language = useLanguage();
  const messages = useMessages('hospitals');
  const form = useRef<HTMLFormElement>(null);
  const { search, updateSearch } = useSearch(form, searchFormat);
  const { hospitals, asOf, hasExamples } = useShownHospitals();
  const location = usePhoneLocation();
  const from = location.location;
  const sorted = from ? nearestFirst(hospitals, from) : hospitals;
  const matches = filterHospitals(search, sorted);
  const awayOf = ({ location }: ShownHospital) =>
    from && location
      ? messages.nearest.away(formatNumber(language, Math.max(1, Math.round(distance(from, location)))))
      : undefined;
  const [nearest] = matches;
  const away = nearest && awayOf(nearest);
  return (
    <Section>
      <div className={styles.head}>
        <PageHeading lead={messages.intro}>{messages.title}</PageHeading>
        {hasExamples && <p className={styles.examples}>{messages.examples}</p>}
        <SearchForm
          form={form}
          className={styles.form}
          messages={messages.search}
          q={search.q}
          onSearch={(q) => updateSearch({ ...search, q })}
        >
          <SearchFields hospitals={hospitals} search={search} onSearch={updateSearch} />
        </SearchForm>
        <NearestFirst location={location} nearest={nearest && away ? { name: nearest.name, away } : undefined} />
      </div>
      <SearchableList
        items={sorted}
        matches={matches}
        keyOf={({ stored }) => stored.name}
        messages={messages}
        asOf={messages.asOf(asOf)}
        q={search.q}
        onShowAll={() => updateSearch(emptySearch)}
      >
        {(hospital) => <HospitalCard hospital={hospital} away={awayOf(hospital)} />}
      </SearchableList>
    </Section>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = messagesOf(language, 'hospitals');
    return {
      title,
      description,
      data: import.meta.env.SSR && [breadcrumbs(language, [{ name: title, path: '/hospitals' }])],
    };
  },
  Page: Hospitals,
};
export default page;
