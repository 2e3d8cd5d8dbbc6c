import { foldSpelling } from '../../i18n/fold-spelling.ts';
import type { Service } from '../offers/services-query.ts';
import type { SearchFormat } from '../offers/use-search.ts';

export const kinds = ['all', 'standard', 'premium'] as const;
type ServiceKind = (typeof kinds)[number];

/** The search; `q` and `kind` are its URL search params. */
export type Search = { q: string; kind: ServiceKind };
export const emptySearch: Search = { q: '', kind: 'all' };

/** Folding is slow on a small phone, so the text of a service is cached on the first search. */
const searchTexts = new WeakMap<Service, string>();

function searchTextOf(service: Service): string {
  const { title, description, highlights } = service;
  const text = searchTexts.get(service) ?? foldSpelling([title, description, ...highlights].join(' '));
  searchTexts.set(service, text);
  return text;
}

/** The services of a kind whose title, description or highlights contain every search term. */
export function filterServices(search: Search, services: readonly Service[]): readonly Service[] {
  const terms = foldSpelling(search.q).split(/\s+/).filter(Boolean);
  return services.filter(
    (service) =>
      (search.kind === 'all' || service.premium === (search.kind === 'premium')) &&
      terms.every((term) => searchTextOf(service).includes(term)),
  );
}

function parseSearch(fields: URLSearchParams | FormData): Search {
  const kind = kinds.find((value) => value === fields.get('kind')) ?? 'all';
  const q = String(fields.get('q') ?? '');
  // The constant keeps the identity of an empty search, so that React skips the render.
  return q === '' && kind === 'all' ? emptySearch : { q, kind };
}

function toParams({ q, kind }: Search): URLSearchParams {
  const fields = new URLSearchParams();
  if (q.trim()) fields.set('q', q.trim());
  if (kind !== 'all') fields.set('kind', kind);
  return fields;
}

export const searchFormat: SearchFormat<Search> = { empty: emptySearch, parse: parseSearch, toParams };
