import { addressOf } from '../contract/absolute-url.ts';
import { brand } from '../contract/brand.ts';
import { firstLanguage, type Language, languages } from '../contract/languages.ts';
import type { Head } from '../ui/page.ts';

export const titleOf = (head: Head) => `${head.title} · ${brand.name}`;

/** The same page in each language, for search engines; `x-default` is for users of any other language. */
export function alternatesOf(path: string): { language: string; address: string }[] {
  const alternates = languages.map((language) => ({
    language: language as string,
    address: addressOf(language, path),
  }));
  return [...alternates, { language: 'x-default', address: addressOf(firstLanguage, path) }];
}

/** Updates the head after a navigation; the head of a prerendered page comes from `headMarkup`. */
export function updateHead(head: Head, language: Language, path: string): void {
  document.title = titleOf(head);
  document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', addressOf(language, head.canonical ?? path));
  for (const { language, address } of alternatesOf(head.canonical ?? path))
    document.querySelector(`link[hreflang="${language}"]`)?.setAttribute('href', address);
}
