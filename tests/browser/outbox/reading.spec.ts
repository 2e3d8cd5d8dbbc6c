import { alive, workerReady } from '../house/customer.ts';
import { expect, test } from '../house/test.ts';
import { inFirstLanguage } from '../site/built-site.ts';

/** Newer than the types. */
type Routed = PerformanceEntry & { workerFinalSourceType: string };

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

test('at the next visit what is kept comes from the phone with no worker asked, and an address with a query from the worker', async ({
  page,
}) => {
  const cameFrom = () =>
    page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .filter(({ name }) => name === location.href || /\/assets\/.*\.(js|css|svg)$/.test(name))
        .map((entry) => [new URL(entry.name).pathname.split('.').at(-1), (entry as Routed).workerFinalSourceType]),
    );
  const first = async (address: string) => {
    await page.goto(address);
    await alive(page);
    return Object.fromEntries(await cameFrom()) as Record<string, string>;
  };
  await page.goto('/login');
  await workerReady(page);
  expect(await first('/login')).toMatchObject({ '/login': 'cache', js: 'cache' });
  expect(await first('/about')).toMatchObject({ '/about': 'cache', js: 'cache' });
  await page.getByRole('main').locator('img').last().scrollIntoViewIfNeeded();
  await expect.poll(async () => Object.fromEntries(await cameFrom())).toMatchObject({ svg: 'cache' });
  expect(await first('/services?q=eye')).toMatchObject({ '/services': 'fetch-event', js: 'cache' });
  expect(await first('/nowhere')).toMatchObject({ '/nowhere': 'fetch-event', js: 'cache' });
});
