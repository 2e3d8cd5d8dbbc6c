import { isHydrated } from '../support/hydrated.ts';
import { blockSiteData, exceedQuota } from '../support/phone.ts';
import { storedToken } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { fillLogIn, logOut, pressLogIn, register, registerAndLogIn } from './accounts.ts';

const notKept = /You are not logged in, since this phone could not keep it\./;

test('with site data blocked, public pages work, and the log-in and customers’ pages show an explanation', async ({
  phone,
}) => {
  blockSiteData(phone);
  const context = await phone.open();
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await expect(page.evaluate(() => localStorage)).rejects.toThrow('Access is denied');
  // The first interaction hydrates the page.
  await page.keyboard.press('Shift');
  await page.waitForFunction(isHydrated);
  await page.getByRole('main').getByRole('link', { name: 'Services' }).first().click();
  await expect(heading).toHaveText('Our Services');
  await page.goBack();
  await expect(heading).toHaveText('Get Started with Health Coverage');
  expect(errors).toEqual([]);

  const customer = await register(page);
  await page.goto('/login');
  await fillLogIn(page, customer);
  await pressLogIn(page);
  await expect(page.getByRole('alert')).toContainText('Login failed. Please try again.');
  await expect(page.getByRole('alert')).toContainText(notKept);
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
  await page.goto('/profile');
  await expect(heading).toHaveText('Unexpected Application Error');
  await context.close();
});

test('with the quota exceeded, answers are shown, a changed password is confirmed, a log-in says what to do, and a log-out works', async ({
  phone,
  baseURL,
}) => {
  const before = await phone.open();
  const customer = await registerAndLogIn(await before.newPage());
  await before.close();
  const context = await phone.open();
  const page = await context.newPage();
  const restoreQuota = await exceedQuota(page, baseURL);

  await page.goto('/claims');
  await expect(page.getByText('No claims yet')).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByLabel('Username')).toHaveValue(customer.username);
  const changed = { ...customer, password: 'rain on the tin roof' };
  await page.getByLabel('Current Password').fill(customer.password);
  await page.getByLabel('New Password').fill(changed.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed successfully.')).toBeVisible();
  // The new token could not be kept.
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);

  await fillLogIn(page, changed);
  await pressLogIn(page);
  await expect(page.getByRole('alert')).toContainText(notKept);
  await restoreQuota();
  await pressLogIn(page);
  await page.getByRole('heading', { level: 1, name: `Welcome, ${customer.username}` }).waitFor();
  await context.close();

  const full = await phone.open();
  const last = await full.newPage();
  await exceedQuota(last, baseURL);
  await last.goto('/settings');
  await logOut(last);
  expect(await storedToken(last)).toBeUndefined();
  await last.goto('/profile');
  await expect(last).toHaveURL(/\/login$/);
  await full.close();
});
