import { waitForHydration, workerReady } from '../support/customer.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { dynamicScripts } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('Chromium reports no installability errors', async ({ page }) => {
    await page.goto('/');
    await workerReady(page);
    const devtools = await page.context().newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // Playwright's contexts are incognito, where installation is not possible.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });
});

test('installation is offered on the second visit and not again after it was declined', async ({ page }) => {
  const promptCalls = () =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt'), { prompt: () => ({ outcome: 'accepted' }) });
      dispatchEvent(event);
    });
  const offer = page.getByText('Keep Tenawas on this phone');
  await page.goto('/login');
  // A visit that ends before the script has loaded is not counted.
  await waitForHydration(page);
  await promptCalls();
  await expect(offer).toBeHidden();

  await page.goto('about:blank');
  await page.goto('/login');
  await promptCalls();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();

  await page.reload();
  await promptCalls();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Please fill this in.').first()).toBeVisible();
  await expect(offer).toBeHidden();
});

test('a beforeinstallprompt event before hydration is not lost', async ({ page }) => {
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
