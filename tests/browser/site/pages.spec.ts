import { firstLanguage, languages } from '../../../src/contract/languages.ts';
import { expect, test } from '../support/test.ts';
import { addresses, inFirstLanguage, languageOf, site } from './built-site.ts';
import { checkHead, checkHydration, checkLinks, checkSmallScreen, recordLayoutShifts } from './page-checks.ts';

test.use({ serviceWorkers: 'block' });

test.describe.configure({ timeout: 240_000 });

/** All checks use one load per page and one browser, which makes the test fast. */
for (const language of languages) {
  test(`every page has metadata and working links, hydrates without changes and fits small screens: ${language}`, async ({
    page,
  }) => {
    await page.addInitScript(recordLayoutShifts);
    const titles = new Map<string, string[]>();
    const pictures = new Set<string>();
    for (const address of addresses.filter((one) => (languageOf(one) ?? firstLanguage) === language)) {
      await test.step(address, async () => {
        const response = await page.goto(address);
        expect(response?.status()).toBe(200);
        const { title, canonical } = await checkHead(page);
        titles.set(title, [...(titles.get(title) ?? []), new URL(canonical).pathname]);
        for (const picture of await checkLinks(page)) pictures.add(picture);
        await checkHydration(page);
        await checkSmallScreen(page);
      });
    }
    // Two URLs may have the same title only if they are the same page.
    for (const [title, canonicals] of titles) expect([title, new Set(canonicals).size]).toEqual([title, 1]);
    expect(pictures.size).toBeGreaterThan(20);
    for (const picture of pictures) {
      const response = await page.request.get(picture, { maxRetries: 1 });
      expect([picture, response.status(), response.headers()['content-type']]).toEqual([
        picture,
        200,
        expect.stringContaining('image/svg+xml'),
      ]);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page has its heading, text and links', async ({ page }) => {
    for (const address of inFirstLanguage) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main')).toHaveText(/(\S+\s+){6}/);
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      });
    }
  });

  test('the menu opens and its links work', async ({ page }) => {
    await page.goto('/');
    await page.getByText('Open menu').click();
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(14);
  });

  test('questions open, and the numbers have their final values', async ({ page }) => {
    await page.goto('/claims');
    const answer = page.getByText('Yes. Log in and open the claim form once');
    await expect(answer).toBeHidden();
    await page.getByText('Can I make a claim without a network?').click();
    await expect(answer).toBeVisible();
    const unopened = page.locator('main details:not([open]) p').last();
    await expect(unopened).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(unopened).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.goto('/');
    for (const number of ['1,200', '1,500', '10', '500'])
      await expect(page.locator('dd').getByText(number, { exact: true }).first()).toBeVisible();
  });
});

test('old and short URLs redirect', async ({ page, request }) => {
  for (const [from, to] of Object.entries(site.redirects)) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([from, response.status(), response.headers().location]).toEqual([from, 301, to]);
    expect(to in site.pages).toBe(true);
  }
  await page.goto('/home');
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/example\/$/);
});

test('an unknown URL shows the not-found page with header, footer and links', async ({ page, expectError }) => {
  expectError(/404/);
  for (const address of ['/services/no-such-service', '/blog/no-such-article', '/nowhere']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  }
});

test('the sitemap has every indexable page once, and robots.txt refers to it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  expect([...listed].sort()).toEqual(addresses.filter((address) => !address.endsWith('/home')).sort());
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: https:\/\/.+\/sitemap\.xml$/m);
});
