import { foldSpelling } from '../../i18n/fold-spelling.ts';
import type { SearchFormat } from '../offers/use-search.ts';
import type { ShownHospital } from './shown-hospital.ts';

/** `town` is the stored name of a town, `service` a slug; empty for all. They are the URL search params. */
export type Search = { q: string; town: string; service: string };
export const emptySearch: Search = { q: '', town: '', service: '' };

const names = ['q', 'town', 'service'] as const;

/** The hospitals of a town that take a service and whose name or town contain every search term. */
export function filterHospitals({ q, town, service }: Search, hospitals: readonly ShownHospital[]): ShownHospital[] {
  const terms = foldSpelling(q).split(/\s+/).filter(Boolean);
  return hospitals.filter(
    ({ stored, services, searchText }) =>
      (!town || stored.town === town) &&
      (!service || services.some(({ slug }) => slug === service)) &&
      terms.every((term) => searchText.includes(term)),
  );
}

export const searchFormat: SearchFormat<Search> = {
  empty: emptySearch,
  parse: (fields) => {
    const [q = '', town = '', service = ''] = names.map((name) => String(fields.get(name) ?? ''));
    return q || town || service ? { q, town, service } : emptySearch;
  },
  toParams: (search) => {
    const fields = new URLSearchParams();
    for (const name of names) if (search[name].trim()) fields.set(name, search[name].trim());
    return fields;
  },
};
