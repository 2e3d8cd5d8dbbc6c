import { workerReady } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';

const guards = [
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
    const kept = await page.evaluate(async (address) => {
      const answer = await caches.match(address);
      return Object.fromEntries(answer?.headers ?? []);
    }, address);
    const answered = (await page.request.get(address)).headers();
    const guarding = (heads: Record<string, string>) => guards.map((name) => [address, name, heads[name]]);
    expect(guarding(kept)).toEqual(guarding(answered));
  }
});
