import { isHydrated } from '../support/hydrated.ts';
import { blockSiteData, exceedQuota, type Phone } from '../support/phone.ts';
import { storedToken } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { fillLogIn, logInAs, logOut, pressLogIn, register, registerAndLogIn } from './accounts.ts';

const notKept = /You are not logged in, since this phone could not keep it\./;

test('with site data blocked, public pages and navigation work', async ({ phone }) => {
  blockSiteData(phone);
  const context = await phone.open();
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/');
  await expect(page.evaluate(() => localStorage)).rejects.toThrow('Access is denied');
  // The first interaction hydrates the page.
  await page.keyboard.press('Shift');
  await page.waitForFunction(isHydrated);
  await page.getByRole('main').getByRole('link', { name: 'Services' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started with Health Coverage');
  expect(errors).toEqual([]);
  await context.close();
});

test('with site data blocked, the log-in and customers’ pages show an explanation', async ({ phone }) => {
  blockSiteData(phone);
  const context = await phone.open();
  const page = await context.newPage();
  const customer = await register(page);
  await page.goto('/login');
  await fillLogIn(page, customer);
  await pressLogIn(page);
  await expect(page.getByRole('alert')).toContainText('Login failed. Please try again.');
  await expect(page.getByRole('alert')).toContainText(notKept);
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error');
  await context.close();
});

test('with the quota exceeded, the log-in shows what to do and succeeds once there is space', async ({
  phone,
  baseURL,
}) => {
  const context = await phone.open();
  const page = await context.newPage();
  const customer = await register(page);
  const restoreQuota = await exceedQuota(page, baseURL);
  await page.goto('/login');
  await fillLogIn(page, customer);
  await pressLogIn(page);
  await expect(page.getByRole('alert')).toContainText(notKept);
  await restoreQuota();
  await pressLogIn(page);
  await page.getByRole('heading', { level: 1, name: `Welcome, ${customer.username}` }).waitFor();
  await context.close();
});

/** Sets up a customer on a phone whose storage quota is exceeded. */
async function onFullPhone(phone: Phone, origin: string | undefined) {
  const before = await phone.open();
  const customer = await registerAndLogIn(await before.newPage());
  await before.close();
  const full = await phone.open();
  const page = await full.newPage();
  await exceedQuota(page, origin);
  return { page, customer };
}

test('with the quota exceeded, data from the server is shown and logging out works', async ({ phone, baseURL }) => {
  const { page, customer } = await onFullPhone(phone, baseURL);
  await page.goto('/claims');
  await expect(page.getByText('No claims yet')).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByLabel('Username')).toHaveValue(customer.username);
  await logOut(page);
  expect(await storedToken(page)).toBeUndefined();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
  await page.context().close();
});

test('with the quota exceeded, changing the password is confirmed', async ({ phone, baseURL }) => {
  const { page, customer } = await onFullPhone(phone, baseURL);
  const password = 'rain on the tin roof';
  await page.goto('/settings');
  await page.getByLabel('Current Password').fill(customer.password);
  await page.getByLabel('New Password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed successfully.')).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
  await page.context().close();

  const roomy = await phone.open();
  await logInAs(await roomy.newPage(), { ...customer, password });
  await roomy.close();
});
