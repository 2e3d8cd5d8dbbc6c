import { registerAndLogIn } from '../account/accounts.ts';
import { workerReady } from '../support/customer.ts';
import { cachedPaths } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const securityHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

test('a cached page has the same security headers as the server’s', async ({ page }) => {
  await page.goto('/');
  await workerReady(page);
  for (const address of ['/', '/services', '/login', '/claimform']) {
    const cached = await page.evaluate(async (address) => {
      const response = await caches.match(address);
      return Object.fromEntries(response?.headers ?? []);
    }, address);
    const answered = (await page.request.get(address)).headers();
    const securityHeadersOf = (headers: Record<string, string>) =>
      securityHeaders.map((name) => [address, name, headers[name]]);
    expect(securityHeadersOf(cached)).toEqual(securityHeadersOf(answered));
  }
});

test('the worker keeps the customers’ pages and no answer about a customer', async ({ page }) => {
  await registerAndLogIn(page);
  await workerReady(page);
  const answered = page.waitForResponse('**/api/claims');
  await page.goto('/claims');
  await answered;
  await page.getByRole('heading', { level: 1, name: 'My claims' }).waitFor();
  await expect.poll(() => cachedPaths(page)).toContain('/profile');
  const cached = await cachedPaths(page);
  expect(cached.filter((path) => path.startsWith('/api/') && path !== '/api/services')).toEqual([]);
});
