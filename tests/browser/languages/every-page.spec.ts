import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addressOf } from '../../../src/contract/absolute-url.ts';
import { brand } from '../../../src/contract/brand.ts';
import { type Language, languageNames, languages, pathIn } from '../../../src/contract/languages.ts';
import { inFirstLanguage, languageOf, site } from '../site/built-site.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

/** Includes customers' pages, the shells and the not-found page; every other language has them under its prefix. */
const everyPath = Object.keys(site.pages).filter((path) => !languageOf(path));

type Read = { lang: string; title: string; alternates: Record<string, string>; manifest: string; texts: string[] };

/** Each page's text, including accessible names, in the language of its `lang` attributes. */
async function readAll(page: Page, language: Language): Promise<Map<string, Read>> {
  const htmls = everyPath.map((path) => readFileSync(`dist/site/${site.pages[pathIn(language, path)]}`, 'utf8'));
  const read = await page.evaluate(
    (htmls) =>
      htmls.map((text) => {
        const parsed = new DOMParser().parseFromString(text, 'text/html');
        const attribute = (selector: string, name: string) => parsed.querySelector(selector)?.getAttribute(name) ?? '';
        const alternates = [...parsed.querySelectorAll('link[hreflang]')].map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]);
        const texts = [attribute('meta[name="description"]', 'content'), parsed.title];
        const ofOthers = `[lang]:not([lang="${parsed.documentElement.lang}"], html)`;
        const visit = (root: ParentNode) => {
          for (const element of root.querySelectorAll('*')) {
            if (element.closest(`${ofOthers}, style, script`)) continue;
            for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
              texts.push(element.getAttribute(name) ?? '');
            for (const node of element.childNodes) if (node.nodeType === 3) texts.push(node.textContent ?? '');
            if (element instanceof HTMLTemplateElement) visit(element.content);
          }
        };
        visit(parsed.body);
        return {
          lang: parsed.documentElement.lang,
          title: parsed.title,
          alternates: Object.fromEntries(alternates) as Record<string, string>,
          manifest: attribute('link[rel="manifest"]', 'href'),
          texts: texts.map((one) => one.trim()).filter(Boolean),
        };
      }),
    htmls,
  );
  return new Map(everyPath.map((path, at) => [path, read[at] as Read]));
}

/** Names that are the same in every language, and text without words. */
const names = [brand.name, ...brand.social.map(({ name }) => name), ...Object.values(languageNames)];
const addresses = [brand.supportEmail, brand.contactEmail];
const without = (text: string) => [...addresses, ...names].reduce((rest, name) => rest.replaceAll(name, ''), text);

/** Names of people and towns that are the same in Afaan Oromoo. */
const same = /^(Selamawit T\.|Abdi M\.|Tigist G\.|Adama|Hawassa|Dessie|Gondar|Harar)$/;

test('every page exists in every language, with lang and hreflang, and contains no words of another', async ({
  page,
}) => {
  const pages = { en: await readAll(page, 'en'), am: await readAll(page, 'am'), om: await readAll(page, 'om') };
  const read = (language: Language, path: string) => pages[language].get(path) as Read;

  for (const path of inFirstLanguage) {
    const canonical = path === '/home' ? '/' : path;
    const alternates: Record<string, string> = { 'x-default': addressOf('en', canonical) };
    for (const language of languages) alternates[language] = addressOf(language, canonical);
    for (const language of languages) {
      const found = read(language, path);
      expect([path, found.lang]).toEqual([path, language]);
      expect(found.alternates).toEqual(alternates);
      expect(found.manifest).toBe(`${pathIn(language, '/').replace(/\/$/, '')}/manifest.webmanifest`);
    }
    const titles = new Set(languages.map((language) => read(language, path).title));
    expect([path, titles.size]).toEqual([path, languages.length]);
  }

  const latin = ({ texts }: Read) => texts.filter((text) => /[a-z]{2}/i.test(without(text)));
  expect(latin(read('en', '/')).length).toBeGreaterThan(80);
  for (const path of everyPath) expect([path, latin(read('am', path))]).toEqual([path, []]);

  for (const path of everyPath) {
    const english = new Set(read('en', path).texts);
    const left = read('om', path).texts.filter(
      (text) => english.has(text) && /[a-z]{4}/i.test(without(text)) && !same.test(text),
    );
    expect([path, left]).toEqual([path, []]);
  }
});

test('an unknown URL shows the not-found page in its language', async ({ request }) => {
  for (const [address, heading] of [
    ['/nowhere', /Page not found/],
    ['/am/nowhere', /^[^a-z]*[ሀ-፿]{3}[^a-z]*$/],
    ['/om/nowhere', /^(?!Page not found)\w{3}/],
  ] as const) {
    const response = await request.get(address);
    expect(response.status()).toBe(404);
    const [, shown = ''] = /<h1[^>]*>([^<]*)</.exec(await response.text()) ?? [];
    expect(shown).toMatch(heading);
  }
});
