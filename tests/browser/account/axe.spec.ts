import { expectNoAxeViolationsInBothThemes } from '../support/axe.ts';
import { newCustomer } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';
import { registerAndLogIn } from './accounts.ts';

test.describe('no axe violations', () => {
  for (const path of ['/register', '/login', '/register?premium=true', '/premium-login', '/forgot-password']) {
    test(`on ${path}, initially and with all errors`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoAxeViolationsInBothThemes(page);
      await page.locator('form').getByRole('button').last().click();
      await expect(page.getByText('Please fill this in.').first()).toBeVisible();
      await expectNoAxeViolationsInBothThemes(page);
    });
  }

  test('on a regular customer’s pages and in the log-out dialog', async ({ page, network }) => {
    await registerAndLogIn(page);
    await expectNoAxeViolationsInBothThemes(page);
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByLabel('Username')).not.toBeEmpty();
    await expectNoAxeViolationsInBothThemes(page);
    await page.getByRole('button', { name: 'Ask for deletion' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
    await network.off();
    await page.getByRole('button', { name: 'Request Claim to Admin' }).click();
    await expect(page.getByText('Your request is saved on this phone')).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);
  });

  test('on the premium dashboard', async ({ page }) => {
    await registerAndLogIn(page, newCustomer('Tsehay Alemu'), true);
    await expectNoAxeViolationsInBothThemes(page);
  });
});
