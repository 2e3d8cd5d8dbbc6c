import type { Page } from '@playwright/test';
import { eachKind, inFirstLanguage } from '../site/built-site.ts';
import { waitForHydration, workerReady } from '../support/customer.ts';
import { cachedPaths } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

/** What of the page and its files did not come from a cache. */
const overTheWire = (page: Page) =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => name === location.href || /\/assets\/.*\.(js|css|svg)$/.test(name))
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  );

const missingPictures = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });

test('after visiting one page the site is installable, the next visits come from the cache, and all public pages work offline, with pictures and dated prices', async ({
  page,
  network,
}) => {
  test.slow();
  await page.goto('/login');
  expect(await overTheWire(page)).toContain('/login');
  await workerReady(page);
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Playwright's contexts are incognito, where installation is not possible.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  for (const address of ['/login', '/about', '/services?q=eye', '/nowhere']) {
    await page.goto(address);
    await waitForHydration(page);
    expect(await overTheWire(page), address).toEqual([]);
  }

  await network.off();
  expect(await cachedPaths(page)).toEqual(expect.arrayContaining(inFirstLanguage));
  for (const address of eachKind(inFirstLanguage)) {
    await page.goto(address);
    await expect(page.locator('h1')).not.toHaveText('Unexpected Application Error');
    expect(await missingPictures(page), address).toEqual([]);
  }
  await page.goto('/services/telemedicine');
  await expect(page.getByText('Yearly Payment: $150/year')).toBeVisible();
  await expect(page.getByText(/^(Prices as of|Last fetched)/).first()).toBeVisible();

  await page.goto('/no/such/page');
  await expect(page.locator('h1')).toHaveText('Page not found');
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
});
