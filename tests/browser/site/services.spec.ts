import { holdRequests } from '../support/hold-requests.ts';
import { lostScripts } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const card = (name: string) => ({ name, level: 2 }) as const;

for (const [which, script] of lostScripts)
  test(`text typed before ${which} has loaded is not lost`, async ({ page }) => {
    const release = await holdRequests(page, script);
    await page.goto('/services', { waitUntil: 'commit' });
    await page.getByLabel('Search the services').pressSequentially('scan');
    await page.getByRole('radio', { name: 'Premium' }).check();
    await expect(page.getByRole('group', { name: 'Show' }).locator('svg').filter({ visible: true })).toHaveCount(1);
    release();
    await expect(page.getByRole('heading', card('Advanced Diagnostics'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
    await expect(page.getByLabel('Search the services')).toHaveValue('scan');
  });
