import type { APIRequestContext, Page } from '@playwright/test';
import { addressOf } from '../../../src/contract/absolute-url.ts';
import { brand } from '../../../src/contract/brand.ts';
import { languageNames, languages, pathIn } from '../../../src/contract/languages.ts';
import { inFirstLanguage, languageOf, site } from '../site/built-site.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

/** Paths in English; every other language has the same ones under its prefix. */
const paths = inFirstLanguage;
/** Includes customers' pages, the shells and the not-found page. */
const everyPath = Object.keys(site.pages).filter((path) => !languageOf(path));

type Read = { lang: string; title: string; alternates: Record<string, string>; manifest: string; texts: string[] };

/** The page's text, including accessible names, in the language of its `lang` attributes. */
async function read(page: Page, request: APIRequestContext, address: string): Promise<Read> {
  const html = await (await request.get(address)).text();
  return page.evaluate((text) => {
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
        for (const name of ['aria-label', 'alt', 'placeholder', 'title']) texts.push(element.getAttribute(name) ?? '');
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
  }, html);
}

/** Names that are the same in every language, and text without words. */
const names = [brand.name, ...brand.social.map(({ name }) => name), ...Object.values(languageNames)];
const addresses = [brand.supportEmail, brand.contactEmail];
const without = (text: string) => [...addresses, ...names].reduce((rest, name) => rest.replaceAll(name, ''), text);

test('every page exists in every language, with lang and hreflang', async ({ page, request }) => {
  for (const path of paths) {
    const alternates: Record<string, string> = {};
    const canonical = path === '/home' ? '/' : path;
    for (const language of languages) alternates[language] = addressOf(language, canonical);
    alternates['x-default'] = addressOf('en', canonical);
    const titles = new Set<string>();
    for (const language of languages) {
      const found = await read(page, request, pathIn(language, path));
      expect([path, found.lang]).toEqual([path, language]);
      expect(found.alternates).toEqual(alternates);
      expect(found.manifest).toBe(`${pathIn(language, '/').replace(/\/$/, '')}/manifest.webmanifest`);
      titles.add(found.title);
    }
    expect([path, titles.size]).toEqual([path, languages.length]);
  }
});

test('Amharic pages contain no Latin words', async ({ page, request }) => {
  const found: string[] = [];
  const ofEnglish = (await read(page, request, '/')).texts.filter((text) => /[a-z]{2}/i.test(without(text)));
  expect(ofEnglish.length).toBeGreaterThan(80);
  for (const address of everyPath.map((path) => pathIn('am', path))) {
    const { texts: said } = await read(page, request, address);
    for (const text of said) if (/[a-z]{2}/i.test(without(text))) found.push(`${address}: ${text}`);
  }
  expect(found).toEqual([]);
});

/** Names of people and towns that are the same in Afaan Oromoo. */
const same = /^(Selamawit T\.|Abdi M\.|Tigist G\.|Adama|Hawassa|Dessie)$/;

test('Afaan Oromoo pages contain no English', async ({ page, request }) => {
  const found: string[] = [];
  for (const path of everyPath) {
    const inEnglish = await read(page, request, path);
    const inOromo = await read(page, request, pathIn('om', path));
    const english = new Set(inEnglish.texts);
    for (const text of inOromo.texts) {
      const left = without(text);
      if (english.has(text) && /[a-z]{4}/i.test(left) && !same.test(text)) found.push(`${path}: ${text}`);
    }
  }
  expect(found).toEqual([]);
});

test('an unknown URL shows the not-found page in its language', async ({ page, expectError }) => {
  expectError(/404/);
  for (const [address, heading] of [
    ['/nowhere', 'Page not found'],
    ['/am/nowhere', /[ሀ-፿]{3}/],
    ['/om/nowhere', /\w{3}/],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
});
