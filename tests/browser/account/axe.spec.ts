import { somebody } from '../support/customer.ts';
import { inTheme, isSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';
import { atHome } from './accounts.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}`, () => {
    test.use({ colorScheme });
    const asked = inTheme(colorScheme);

    for (const door of ['/register', '/login', '/register?premium=true', '/premium-login']) {
      test(`at ${door}, as it opens and with everything wrong`, async ({ page }) => {
        await page.goto(door);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await isSound(page, asked);
        await page.locator('form').getByRole('button').last().click();
        await expect(page.getByRole('alert')).toHaveText('Several fields need correcting. Each says what is wrong.');
        await isSound(page, asked);
      });
    }

    test('in a regular customer’s rooms, the question at log-out among them', async ({ page, network }) => {
      await atHome(page);
      await isSound(page, asked);
      await page.getByRole('link', { name: 'Settings' }).click();
      await expect(page.getByLabel('Username')).not.toBeEmpty();
      await isSound(page, asked);
      await page.getByRole('button', { name: 'Ask for deletion' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await isSound(page, asked);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
      await network.off();
      await page.getByRole('button', { name: 'Request Claim to Admin' }).click();
      await expect(page.getByText('Your request is saved on this phone')).toBeVisible();
      await isSound(page, asked);
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await isSound(page, asked);
    });

    test('in the premium dashboard', async ({ page }) => {
      await atHome(page, somebody('Tsehay Alemu'), true);
      await isSound(page, asked);
    });
  });
}
