import { catalogue, type ServiceSlug } from '../../contract/catalogue.ts';
import type { ServiceHighlights } from '../../contract/highlights/en.ts';
import type { ServiceWords } from '../../contract/services/en.ts';

export const kinds = ['all', 'standard', 'premium'] as const;
export type Kind = (typeof kinds)[number];

/** What a reader looks for; `q` and `kind` in the address say the same. */
export type Search = { q: string; kind: Kind };
export const everything: Search = { q: '', kind: 'all' };

export type Service = (typeof catalogue)[number];

type SearchedWords = { services: Record<ServiceSlug, ServiceWords>; highlights: ServiceHighlights };

/** Rows of letters that Amharic says as those of another: ሐ, ኀ and ኸ as ሀ, ሠ as ሰ, ዐ as አ, ፀ as ጸ. A row has eight forms. */
const sameSound: Record<number, number> = {
  4624: 0x1200,
  4736: 0x1200,
  4792: 0x1200,
  4640: 0x1230,
  4816: 0x12a0,
  4928: 0x1338,
};

function asSaid(letter: string): string {
  const form = letter.charCodeAt(0) % 8;
  const row = letter.charCodeAt(0) - form;
  return String.fromCharCode((sameSound[row] ?? row) + form);
}

/** However it is written: with or without accents, capitals and the apostrophes of Afaan Oromoo. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʼ]/gu, '')
    .replace(/[ሀ-፿]/g, asSaid)
    .toLowerCase();

/** Letter by letter is slow on a small phone: it is done once for a service, and not before something is looked for. */
const texts = new WeakMap<ServiceWords, string>();

function textOf(slug: ServiceSlug, { services, highlights }: SearchedWords): string {
  const words = services[slug];
  const text = texts.get(words) ?? plain([words.title, words.description, ...highlights[slug]].join(' '));
  texts.set(words, text);
  return text;
}

/** Those of the kind that hold every word looked for, in their title, description or highlights. */
export function servicesFor(search: Search, words: SearchedWords): readonly Service[] {
  const wanted = plain(search.q).split(/\s+/).filter(Boolean);
  return catalogue.filter(
    ({ slug, premium }) =>
      (search.kind === 'all' || premium === (search.kind === 'premium')) &&
      wanted.every((word) => textOf(slug, words).includes(word)),
  );
}

export function searchIn(fields: URLSearchParams | FormData): Search {
  const kind = kinds.find((known) => known === fields.get('kind')) ?? 'all';
  const q = String(fields.get('q') ?? '');
  // The same one, for a page that shows everything not to be drawn again to show it.
  return q === '' && kind === 'all' ? everything : { q, kind };
}

export function addressWith({ q, kind }: Search): URLSearchParams {
  const fields = new URLSearchParams();
  if (q.trim()) fields.set('q', q.trim());
  if (kind !== 'all') fields.set('kind', kind);
  return fields;
}
