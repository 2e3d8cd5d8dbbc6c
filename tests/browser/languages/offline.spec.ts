import { workerReady } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';

test('offline, pages open in languages used before; other languages are not downloaded', async ({ page, network }) => {
  await page.goto('/am');
  await workerReady(page);
  await page.goto('/');
  const cachedNames = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect
    .poll(cachedNames, { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['/', '/about', '/am', '/am/about']));
  await expect.poll(async () => (await cachedNames()).some((path) => path.startsWith('/assets/en/'))).toBe(true);
  expect((await cachedNames()).filter((path) => /^\/(assets\/)?om(\/|$)/.test(path))).toEqual([]);

  await network.off();
  for (const [address, lang] of [
    ['/am/about', 'am'],
    ['/about', 'en'],
    ['/am/nowhere', 'am'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[ሀ-፿]{3}/);
});
