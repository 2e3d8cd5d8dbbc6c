import { inFirstLanguage } from '../site/built-site.ts';
import { waitForHydration, workerReady } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';

test('after visiting one page all public pages work offline, with pictures and dated prices', async ({
  page,
  network,
}) => {
  test.slow();
  await page.goto('/policies');
  await workerReady(page);
  await network.off();
  for (const address of inFirstLanguage) {
    await page.goto(address);
    await expect(page.locator('h1')).not.toHaveText('Unexpected Application Error');
    const missing = await page.evaluate(async () => {
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = 'eager';
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
      return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
    });
    expect(missing, address).toEqual([]);
  }
  await page.goto('/services/telemedicine');
  await expect(page.getByText('Yearly Payment: $150/year')).toBeVisible();
  await expect(page.getByText(/^(Prices as of|Last fetched)/).first()).toBeVisible();

  await page.goto('/no/such/page');
  await expect(page.locator('h1')).toHaveText('Page not found');
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
});

test('on the next visit the page and its files come from the cache', async ({ page }) => {
  const overTheWire = () =>
    page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name }) => name === location.href || /\/assets\/.*\.(js|css|svg)$/.test(name))
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name }) => new URL(name).pathname),
    );
  await page.goto('/login');
  expect(await overTheWire()).toContain('/login');
  await workerReady(page);
  for (const address of ['/login', '/about', '/services?q=eye', '/nowhere']) {
    await page.goto(address);
    await waitForHydration(page);
    expect(await overTheWire(), address).toEqual([]);
  }
});
