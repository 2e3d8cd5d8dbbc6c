import { catalogue, type ServiceSlug } from '../../contract/catalogue.ts';
import type { ServiceWords } from '../../contract/services/en.ts';

export const kinds = ['all', 'standard', 'premium'] as const;
export type Kind = (typeof kinds)[number];

/** What a reader looks for; `q` and `kind` in the address say the same. */
export type Search = { q: string; kind: Kind };
export const everything: Search = { q: '', kind: 'all' };

export type Service = (typeof catalogue)[number];

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Those of the kind that hold every word looked for, in their title, description or highlights. */
export function servicesFor(search: Search, words: Record<ServiceSlug, ServiceWords>): readonly Service[] {
  const wanted = plain(search.q).split(/\s+/).filter(Boolean);
  return catalogue.filter(({ slug, premium }) => {
    if (search.kind !== 'all' && premium !== (search.kind === 'premium')) return false;
    const { title, description, highlights } = words[slug];
    const text = plain([title, description, ...highlights].join(' '));
    return wanted.every((word) => text.includes(word));
  });
}

export function searchIn(fields: URLSearchParams | FormData): Search {
  const kind = kinds.find((known) => known === fields.get('kind')) ?? 'all';
  return { q: String(fields.get('q') ?? ''), kind };
}

export function addressWith({ q, kind }: Search): URLSearchParams {
  const fields = new URLSearchParams();
  if (q.trim()) fields.set('q', q.trim());
  if (kind !== 'all') fields.set('kind', kind);
  return fields;
}
