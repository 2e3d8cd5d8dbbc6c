import { isHydrated } from '../support/hydrated.ts';
import { keepNothing, type Phone, takeRoom } from '../support/phone.ts';
import { keptToken } from '../support/phone-memory.ts';
import { expect, test } from '../support/test.ts';
import { atHome, enter, fillLogIn, leave, pressLogIn, registered } from './accounts.ts';

const notKept = /You are not logged in, since this phone could not keep it\./;

test('who told the browser to keep nothing is led through what is there to be read, and back', async ({ phone }) => {
  keepNothing(phone);
  const context = await phone.open();
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/');
  await expect(page.evaluate(() => localStorage)).rejects.toThrow('Access is denied');
  // The first touch of a page that is read brings its script.
  await page.keyboard.press('Shift');
  await page.waitForFunction(isHydrated);
  await page.getByRole('main').getByRole('link', { name: 'Services' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started with Health Coverage');
  expect(errors).toEqual([]);
  await context.close();
});

test('who logs in there is told why it can’t be, and a room says so instead of waiting', async ({ phone }) => {
  keepNothing(phone);
  const context = await phone.open();
  const page = await context.newPage();
  const customer = await registered(page);
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

test('on a full phone a log-in says what is to be done, and succeeds once it is', async ({ phone, baseURL }) => {
  const context = await phone.open();
  const page = await context.newPage();
  const customer = await registered(page);
  const giveBack = await takeRoom(page, baseURL);
  await page.goto('/login');
  await fillLogIn(page, customer);
  await pressLogIn(page);
  await expect(page.getByRole('alert')).toContainText(notKept);
  await giveBack();
  await pressLogIn(page);
  await page.getByRole('heading', { level: 1, name: `Welcome, ${customer.username}` }).waitFor();
  await context.close();
});

/** Somebody's phone that has no room left. */
async function onFullPhone(phone: Phone, origin: string | undefined) {
  const before = await phone.open();
  const customer = await atHome(await before.newPage());
  await before.close();
  const full = await phone.open();
  const page = await full.newPage();
  await takeRoom(page, origin);
  return { page, customer };
}

test('on a full phone what the server says is shown, and whoever logs out is out', async ({ phone, baseURL }) => {
  const { page, customer } = await onFullPhone(phone, baseURL);
  await page.goto('/claims');
  await expect(page.getByText('No claims yet')).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByLabel('Username')).toHaveValue(customer.username);
  await leave(page);
  expect(await keptToken(page)).toBeUndefined();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
  await page.context().close();
});

test('on a full phone a changed password is said to be changed', async ({ phone, baseURL }) => {
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
  await enter(await roomy.newPage(), { ...customer, password });
  await roomy.close();
});
