import { addressOf } from '../contract/absolute-url.ts';
import { brand } from '../contract/brand.ts';
import { type Language, languages } from '../contract/languages.ts';
import type { Head } from '../ui/page.ts';
import { alternatesOf, titleOf } from './document-head.ts';

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? character,
  );

const localeOf = (language: Language) => `${language}_ET`;

/** The head of a prerendered page, as text. */
export function headMarkup(head: Head, language: Language, path: string): string {
  const canonical = head.canonical ?? path;
  const address = addressOf(language, canonical);
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}">`;
  const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}">`;
  return [
    `<title>${escaped(titleOf(head))}</title>`,
    meta('description', head.description),
    head.hidden ? meta('robots', 'noindex') : '',
    `<link rel="canonical" href="${escaped(address)}">`,
    ...alternatesOf(canonical).map(
      (a) => `<link rel="alternate" hreflang="${a.language}" href="${escaped(a.address)}">`,
    ),
    property('og:type', head.type ?? 'website'),
    property('og:site_name', brand.name),
    property('og:locale', localeOf(language)),
    ...languages.filter((other) => other !== language).map((other) => property('og:locale:alternate', localeOf(other))),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', address),
    property('og:image', `${brand.origin}${head.image ?? '/og.png'}`),
    meta('twitter:card', 'summary_large_image'),
    // JSON-LD is not executed, so the CSP allows it; an unescaped `<` could end the script element.
    ...(head.data || []).map(
      (block) => `<script type="application/ld+json">${JSON.stringify(block).replace(/</g, '\\u003c')}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('\n    ');
}
