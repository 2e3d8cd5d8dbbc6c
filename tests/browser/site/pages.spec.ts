import { expect, test } from '../house/test.ts';
import { addresses, site, stands } from './built-site.ts';

/** One page object for all: a browser that stays open is what makes the walk cheap. */
async function walk(check: (address: string) => Promise<void>): Promise<void> {
  for (const address of addresses) await test.step(address, () => check(address));
}

test.describe.configure({ timeout: 240_000 });

test('every page has its status, title, description, canonical address and one heading above the others', async ({
  page,
}) => {
  const titles = new Map<string, string[]>();
  await walk(async (address) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    const head = await page.evaluate(() => ({
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
      canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '',
      image: document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? '',
      levels: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1])),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((block) => block.textContent),
    }));
    titles.set(head.title, [...(titles.get(head.title) ?? []), new URL(head.canonical).pathname]);
    expect(head.description.length).toBeGreaterThan(15);
    expect(new URL(head.image).pathname).toBe('/og.png');
    expect(head.levels.filter((level) => level === 1)).toHaveLength(1);
    expect(head.levels[0]).toBe(1);
    // No level is left out on the way down.
    head.levels.forEach((level, at) => {
      if (at) expect(level - (head.levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
    for (const block of head.data) expect(JSON.parse(block ?? '')).toMatchObject({ '@context': 'https://schema.org' });
  });
  // Two addresses may share a title only where they are one page.
  for (const [title, canonicals] of titles) expect([title, new Set(canonicals).size]).toEqual([title, 1]);
});

test('every link leads somewhere, every picture is there, every jump has its place', async ({ page }) => {
  const broken: string[] = [];
  const pictures = new Set<string>();
  await walk(async (address) => {
    await page.goto(address);
    const found = await page.evaluate(() => ({
      links: [...document.querySelectorAll('a')].map((link) => link.href),
      jumps: [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
        .map((link) => link.hash.slice(1))
        .filter((id) => !document.getElementById(id)),
      pictures: [...document.images].map(({ src }) => src),
      sizeless: [...document.images].filter((image) => !(image.getAttribute('width') && image.getAttribute('height')))
        .length,
    }));
    const here = new URL(page.url()).origin;
    for (const link of found.links) {
      const { origin, pathname, protocol } = new URL(link);
      const known = origin === here ? stands(pathname) : ['mailto:', 'tel:', 'https:'].includes(protocol);
      if (!known) broken.push(`${address}: ${link}`);
    }
    broken.push(...found.jumps.map((id) => `${address}: #${id}`));
    if (found.sizeless) broken.push(`${address}: ${found.sizeless} pictures without a size`);
    for (const picture of found.pictures) pictures.add(picture);
  });
  expect(broken).toEqual([]);
  expect(pictures.size).toBeGreaterThan(20);
  for (const picture of pictures) {
    const response = await page.request.get(picture);
    expect([picture, response.status(), response.headers()['content-type']]).toEqual([
      picture,
      200,
      expect.stringContaining('image/svg+xml'),
    ]);
  }
});

test('no page scrolls sideways at 320 pixels, nor with text twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await walk(async (address) => {
    await page.goto(address);
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await tooWide()).toBeLessThanOrEqual(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await tooWide()).toBeLessThanOrEqual(0);
  });
});

test('every page comes alive at the first touch and stands as it stood, and nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
        moved.push(sources.map(({ node }) => (node instanceof Element ? node.className : '')).join(', '));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shape = () =>
    page.evaluate(() => [...document.querySelectorAll('main h1, main h2, main h3, main a')].map((e) => e.textContent));
  await walk(async (address) => {
    await page.goto(address);
    const before = await shape();
    await page.mouse.wheel(0, 100);
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
    );
    expect(await shape()).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is whole: its heading, its words and the way on', async ({ page }) => {
    await walk(async (address) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toHaveText(/(\S+\s+){6}/);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });
  });

  test('the menu opens, and its links lead on', async ({ page }) => {
    await page.goto('/');
    await page.getByText('Open menu').click();
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(14);
  });

  test('questions open, and the numbers are the final ones', async ({ page }) => {
    await page.goto('/claims');
    const answer = page.getByText('Yes. Log in and open the claim form once');
    await expect(answer).toBeHidden();
    await page.getByText('Can I make a claim without a network?').click();
    await expect(answer).toBeVisible();
    await page.goto('/');
    for (const number of ['1,200', '1,500', '10', '500'])
      await expect(page.locator('dd').getByText(number, { exact: true }).first()).toBeVisible();
  });
});

test('older and shorter addresses lead on', async ({ page, request }) => {
  for (const [from, to] of Object.entries(site.redirects)) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([from, response.status(), response.headers().location]).toEqual([from, 301, to]);
    expect(to in site.pages).toBe(true);
  }
  await page.goto('/home');
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/example\/$/);
});

test('an address without a page says so, with the frame around it and a way on', async ({ page, expectError }) => {
  expectError(/404/);
  for (const address of ['/services/no-such-service', '/blog/no-such-article', '/nowhere']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error');
    await expect(page.getByText('404 Not Found')).toBeVisible();
  }
});

test('the sitemap has every page that wants to be found, once, and robots are told of it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  expect([...listed].sort()).toEqual(addresses.filter((address) => !address.endsWith('/home')).sort());
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: https:\/\/.+\/sitemap\.xml$/m);
});
