import type { APIRequestContext, Page } from '@playwright/test';
import { firstLanguage, languages } from '../../../src/contract/languages.ts';
import { expect, test } from '../support/test.ts';
import { addresses, inFirstLanguage, languageOf, pathExists, site } from './built-site.ts';

test.use({ serviceWorkers: 'block' });

/** What is in the page's HTML, which is parsed and not loaded. */
async function readHtml(page: Page, request: APIRequestContext, address: string) {
  const response = await request.get(address);
  expect([address, response.status()]).toEqual([address, 200]);
  return page.evaluate(
    (html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const attribute = (selector: string, name: string) => parsed.querySelector(selector)?.getAttribute(name) ?? '';
      const every = (selector: string) => [...parsed.querySelectorAll(selector)];
      const nameOf = (element: Element) => {
        const picture = element.querySelector('img')?.getAttribute('alt');
        return (element.getAttribute('aria-label') ?? `${element.textContent}${picture ?? ''}`).trim();
      };
      const main = parsed.querySelector('main');
      return {
        lang: parsed.documentElement.lang,
        langs: every('[lang]').map((element) => element.getAttribute('lang') ?? ''),
        title: parsed.title,
        description: attribute('meta[name="description"]', 'content'),
        canonical: attribute('link[rel="canonical"]', 'href'),
        image: attribute('meta[property="og:image"]', 'content'),
        headings: every('h1, h2, h3, h4, h5, h6').map((heading) => ({
          level: Number(heading.tagName[1]),
          text: heading.textContent?.trim() ?? '',
          isOfMain: heading.closest('main') !== null,
        })),
        data: every('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? ''),
        links: every('a').map((link) => ({ name: nameOf(link), path: link.getAttribute('href') ?? '' })),
        times: every('time').map(({ textContent }) => textContent),
        jumps: every('a[href^="#"]')
          .map((link) => link.getAttribute('href')?.slice(1) ?? '')
          .filter((id) => !parsed.getElementById(id)),
        pictures: every('img').map((image) => image.getAttribute('src') ?? ''),
        withoutSize: every('img:not([width][height])').length,
        withoutName: every('a, button').filter((one) => !nameOf(one)).length,
        withoutLabel: every('input:not([type=hidden]), select, textarea').filter(
          (field) => !(field as HTMLInputElement).labels?.length && !field.getAttribute('aria-label'),
        ).length,
        texts: main?.textContent?.trim().split(/\s+/).length ?? 0,
        linksOfMain: main?.querySelectorAll('a').length ?? 0,
      };
    },
    await response.text(),
  );
}

type Read = Awaited<ReturnType<typeof readHtml>>;

function checkHead(head: Read): void {
  expect(head.description.length).toBeGreaterThan(15);
  expect(new URL(head.image).pathname).toBe('/og.png');
  const levels = head.headings.map(({ level }) => level);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  // No heading level is skipped.
  levels.forEach((level, at) => {
    if (at) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
  });
  expect(head.headings[0]?.text).not.toBe('');
  for (const block of head.data) expect(JSON.parse(block)).toMatchObject({ '@context': 'https://schema.org' });
}

function checkLinks({ links, jumps, withoutSize }: Read): void {
  const here = 'http://here.example';
  const broken = links.filter(({ path }) => {
    const { origin, pathname, protocol } = new URL(path, here);
    return !(origin === here ? pathExists(pathname) : ['mailto:', 'tel:', 'https:', 'geo:'].includes(protocol));
  });
  expect(broken.filter(({ path }) => !path.startsWith('#'))).toEqual([]);
  expect(jumps).toEqual([]);
  expect(withoutSize).toBe(0);
}

for (const language of languages)
  test(`the HTML of every page has its metadata, headings, text, names and links that lead somewhere: ${language}`, async ({
    page,
    request,
  }) => {
    const titles = new Map<string, string[]>();
    const pictures = new Set<string>();
    for (const address of addresses.filter((one) => (languageOf(one) ?? firstLanguage) === language)) {
      await test.step(address, async () => {
        const read = await readHtml(page, request, address);
        checkHead(read);
        checkLinks(read);
        expect([address, read.lang, read.withoutName, read.withoutLabel]).toEqual([address, language, 0, 0]);
        expect(languages).toEqual(expect.arrayContaining(read.langs));
        expect(read.texts).toBeGreaterThan(6);
        expect(read.linksOfMain).toBeGreaterThan(0);
        titles.set(read.title, [...(titles.get(read.title) ?? []), new URL(read.canonical).pathname]);
        for (const picture of read.pictures) pictures.add(picture);
      });
    }
    // Two URLs may have the same title only if they are the same page.
    for (const [title, canonicals] of titles) expect([title, new Set(canonicals).size]).toEqual([title, 1]);
    expect(pictures.size).toBeGreaterThan(20);
    for (const picture of pictures) {
      const response = await request.get(picture, { maxRetries: 1 });
      expect([picture, response.status(), response.headers()['content-type']]).toEqual([
        picture,
        200,
        expect.stringContaining('image/svg+xml'),
      ]);
    }
  });

const destinations = [
  { name: 'Register Now', path: '/register' },
  { name: 'Login to Premium', path: '/premium-login' },
  { name: 'Register for Premium', path: '/premium-register' },
  { name: 'View More about Claims Management', path: '/claims-management' },
  { name: 'View More about Emergency Assistance', path: '/emergency-assistance' },
  { name: 'View More about Telemedicine', path: '/telemedicine' },
  { name: 'View All Services', path: '/services' },
  { name: 'Learn More about us', path: '/about' },
];

test('the home page has its sections in order, with their links and days', async ({ page, request }) => {
  const { headings, links, times } = await readHtml(page, request, '/');
  expect(headings.filter(({ level, isOfMain }) => level === 2 && isOfMain).map(({ text }) => text)).toEqual([
    'Premium',
    'Why Choose Us',
    'In numbers',
    'Our Services',
    'Blog & News',
    'What our customers say',
    'Case studies',
    'About Us',
  ]);
  expect(links).toEqual(expect.arrayContaining(destinations));
  expect(times).toEqual(['2 November 2026', '5 October 2026', '14 September 2026']);
});

test('old and short URLs redirect', async ({ request }) => {
  for (const [from, to] of Object.entries(site.redirects)) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([from, response.status(), response.headers().location]).toEqual([from, 301, to]);
    expect(to in site.pages).toBe(true);
  }
  expect(await (await request.get('/home')).text()).toMatch(/<link rel="canonical" href="[^"]+example\/"/);
});

test('the sitemap has every indexable page once, and robots.txt refers to it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  expect([...listed].sort()).toEqual(addresses.filter((address) => !address.endsWith('/home')).sort());
  expect(listed.length).toBeGreaterThan(inFirstLanguage.length);
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: https:\/\/.+\/sitemap\.xml$/m);
});
