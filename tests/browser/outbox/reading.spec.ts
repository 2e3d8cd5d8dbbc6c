import { inFirstLanguage } from '../site/built-site.ts';
import { alive, workerReady } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';

test('after one visit to one page every public page opens without a network, with its pictures, and prices have their day', async ({
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
  await expect(page.locator('h1')).toHaveText('Unexpected Application Error');
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
});

test('at the next visit the page, its scripts, styles and pictures come from the phone, whatever is asked', async ({
  page,
}) => {
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
    await alive(page);
    expect(await overTheWire(), address).toEqual([]);
  }
});
