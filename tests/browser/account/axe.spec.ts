import { expectNoAxeViolationsInBothThemes } from '../support/axe.ts';
import { newCustomer, waitForHydration } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';
import { logInAs, logOut, register, registerAndLogIn } from './accounts.ts';

test('no axe violations on the forms of visitors with all errors', async ({ page }) => {
  // As they open, they are checked with the other pages of the site.
  for (const path of ['/register', '/register?premium=true', '/login']) {
    await page.goto(path);
    await waitForHydration(page);
    await page.locator('form').getByRole('button').last().click();
    await expect(page.getByText('Please fill this in.').first()).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);
  }
  // The second step of a forgotten password.
  await page.goto('/forgot-password');
  const codeRequested = { usr: { email: 'hiwot@mail.example', codeRequested: true }, key: 'x', idx: 0 };
  await page.evaluate((state) => history.replaceState(state, ''), codeRequested);
  await page.reload();
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Please fill this in.').first()).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
});

test('no axe violations on a customer’s pages and dialogs, and on the premium dashboard', async ({ page, network }) => {
  const premium = await register(page, newCustomer('Tsehay Alemu'), true);
  await logInAs(page, premium);
  await expectNoAxeViolationsInBothThemes(page);
  await logOut(page);

  await registerAndLogIn(page);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByLabel('Username')).not.toBeEmpty();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Please fill this in.').first()).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
  await page.getByRole('button', { name: 'Ask for deletion' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
  await page.keyboard.press('Escape');
  const toProfile = page.getByRole('link', { name: 'Profile', exact: true }).first();
  await toProfile.click();
  await page.getByRole('link', { name: 'See your family, or ask for somebody' }).click();
  await page.getByRole('radio', { name: 'Ethiopian' }).check();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Please fill this in.').first()).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
  await toProfile.click();
  await network.off();
  await page.getByRole('button', { name: 'Request Claim to Admin' }).click();
  await expect(page.getByText('Your request is saved on this phone')).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
});
