import { describe, expect, it } from 'vitest';
import { sitemap } from '../../../build/sitemap.ts';
import type { Language } from '../../../src/contract/languages.ts';

describe('the sitemap', () => {
  it('has every page in every language, each naming the others', () => {
    const languages: Language[] = ['en', 'am'];
    const addressOf = (language: string, path: string) => `https://x.example/${language}${path}`;
    const alternatesOf = (path: string) =>
      languages.map((language) => ({ language, address: addressOf(language, path) }));
    const xml = sitemap(['/', '/about'], { languages, addressOf, alternatesOf });
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://x.example/en/',
      'https://x.example/am/',
      'https://x.example/en/about',
      'https://x.example/am/about',
    ]);
    expect(xml.match(/hreflang="am" href="https:\/\/x.example\/am\/about"/g)).toHaveLength(2);
  });
});
