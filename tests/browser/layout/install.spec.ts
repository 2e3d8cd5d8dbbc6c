import { alive, workerReady } from '../support/customer.ts';
import { heldBack } from '../support/held-back.ts';
import { laterScripts } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';
import { withoutWorker } from '../support/without-worker.ts';

test('Chromium finds nothing that stands against an installation', async ({ page }) => {
  await page.goto('/');
  await workerReady(page);
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Playwright's contexts are all private windows, where nothing is installed; that is not ours to mend.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('an installation is offered at the second visit, and never again after a no', async ({ page }) => {
  const asked = () =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt'), { prompt: () => ({ outcome: 'accepted' }) });
      dispatchEvent(event);
    });
  const offer = page.getByText('Keep Tenawas on this phone');
  await page.goto('/login');
  // A visit that ends before its script has come is none that could be counted.
  await alive(page);
  await asked();
  await expect(offer).toBeHidden();

  await page.goto('about:blank');
  await page.goto('/login');
  await asked();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();

  await page.reload();
  await asked();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Please fill this in.').first()).toBeVisible();
  await expect(offer).toBeHidden();
});

test('an installation that the browser offers before the page is hydrated is not lost', async ({ page }) => {
  await withoutWorker(page);
  await page.goto('/about');
  await alive(page);
  await page.goto('about:blank');
  const letScriptsCome = await heldBack(page, laterScripts);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  const isNoted = await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(isNoted).toBe(true);
  letScriptsCome();
  await expect(page.getByText('Keep Tenawas on this phone')).toBeVisible();
});
