import type { Service } from '../offers/services-query.ts';

export const kinds = ['all', 'standard', 'premium'] as const;
export type Kind = (typeof kinds)[number];

/** What a reader looks for; `q` and `kind` in the address say the same. */
export type Search = { q: string; kind: Kind };
export const everything: Search = { q: '', kind: 'all' };

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
const texts = new WeakMap<Service, string>();

function textOf(service: Service): string {
  const { title, description, highlights } = service;
  const text = texts.get(service) ?? plain([title, description, ...highlights].join(' '));
  texts.set(service, text);
  return text;
}

/** Those of the kind that hold every word looked for, in their title, description or highlights. */
export function servicesFor(search: Search, services: readonly Service[]): readonly Service[] {
  const wanted = plain(search.q).split(/\s+/).filter(Boolean);
  return services.filter(
    (service) =>
      (search.kind === 'all' || service.premium === (search.kind === 'premium')) &&
      wanted.every((word) => textOf(service).includes(word)),
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
