import { waitForHydration } from '../support/customer.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { dynamicScripts } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a beforeinstallprompt event before hydration is not lost', async ({ page }) => {
  // Installation is offered on the second visit.
  await page.goto('/about');
  await waitForHydration(page);
  await page.goto('about:blank');
  const releaseScripts = await holdRequests(page, dynamicScripts);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  const isNoted = await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(isNoted).toBe(true);
  releaseScripts();
  await expect(page.getByText('Keep Tenawas on this phone')).toBeVisible();
});
