import { recordLayoutShifts } from '../site/page-checks.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';
import { fillLogIn, pressLogIn, register } from './accounts.ts';

test.use({ viewport: { width: 360, height: 640 }, serviceWorkers: 'block' });

test('nothing in view moves while the account or the claim form is loaded', async ({ page }) => {
  const customer = await register(page);
  await page.goto('/login');
  await fillLogIn(page, customer);
  const release = await holdRequests(page, '**/api/profile');
  await pressLogIn(page);
  await page.getByText('Your account is being fetched…').waitFor();
  await page.addInitScript(recordLayoutShifts);
  const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);

  await page.reload();
  await expect(page.getByText('Your account is being fetched…')).toBeVisible();
  release();
  await expect(page.getByRole('region', { name: 'User Information' })).toBeVisible();
  expect(await moved()).toEqual([]);

  await page.goto('/claimform');
  await expect(page.getByLabel('Service')).toBeVisible();
  expect(await moved()).toEqual([]);
});
