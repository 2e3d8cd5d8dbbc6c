import { workerReady } from '../support/customer.ts';
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
