import type { Service } from '../offers/services-query.ts';

export const kinds = ['all', 'standard', 'premium'] as const;
type ServiceKind = (typeof kinds)[number];

/** The search; `q` and `kind` are its URL search params. */
export type Search = { q: string; kind: ServiceKind };
export const emptySearch: Search = { q: '', kind: 'all' };

/**
 * Ethiopic letters that sound alike in Amharic, by code point of their row of eight: ሐ, ኀ and ኸ as ሀ, ሠ as ሰ, ዐ as አ, ፀ as ጸ.
 */
const homophones: Record<number, number> = {
  4624: 0x1200,
  4736: 0x1200,
  4792: 0x1200,
  4640: 0x1230,
  4816: 0x12a0,
  4928: 0x1338,
};

function normalizeHomophone(character: string): string {
  const form = character.charCodeAt(0) % 8;
  const row = character.charCodeAt(0) - form;
  return String.fromCharCode((homophones[row] ?? row) + form);
}

/** Ignores accents, capitals and the apostrophes of Afaan Oromoo. */
const normalize = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʼ]/gu, '')
    .replace(/[ሀ-፿]/g, normalizeHomophone)
    .toLowerCase();

/** Normalizing is slow on a small phone, so the text of a service is cached on the first search. */
const searchTexts = new WeakMap<Service, string>();

function searchTextOf(service: Service): string {
  const { title, description, highlights } = service;
  const text = searchTexts.get(service) ?? normalize([title, description, ...highlights].join(' '));
  searchTexts.set(service, text);
  return text;
}

/** The services of a kind whose title, description or highlights contain every search term. */
export function filterServices(search: Search, services: readonly Service[]): readonly Service[] {
  const terms = normalize(search.q).split(/\s+/).filter(Boolean);
  return services.filter(
    (service) =>
      (search.kind === 'all' || service.premium === (search.kind === 'premium')) &&
      terms.every((term) => searchTextOf(service).includes(term)),
  );
}

export function parseSearch(fields: URLSearchParams | FormData): Search {
  const kind = kinds.find((value) => value === fields.get('kind')) ?? 'all';
  const q = String(fields.get('q') ?? '');
  // The constant keeps the identity of an empty search, so that React skips the render.
  return q === '' && kind === 'all' ? emptySearch : { q, kind };
}

export function searchParamsOf({ q, kind }: Search): URLSearchParams {
  const fields = new URLSearchParams();
  if (q.trim()) fields.set('q', q.trim());
  if (kind !== 'all') fields.set('kind', kind);
  return fields;
}
