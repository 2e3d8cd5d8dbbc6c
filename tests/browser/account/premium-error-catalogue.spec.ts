import { newCustomer } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';
import { fillLogIn, fillSignUp, pressLogIn, register } from './accounts.ts';

/** Each test is a row of the specification's error catalogue and has its name. */

test('Premium registration failure: the server’s message', async ({ page, expectError }) => {
  expectError(/422/);
  await page.goto('/premium-register');
  await fillSignUp(page, { ...newCustomer(), password: 'Ethiopia2016' });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('This password is among the most common ones.')).toBeVisible();
});

test('Premium registration call fails: Error registering premium user', async ({ page, network }) => {
  await page.goto('/premium-register');
  await fillSignUp(page, newCustomer());
  await network.off();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toContainText('Error registering premium user');
});

test('Premium registration passwords differ: Passwords do not match!', async ({ page }) => {
  await page.goto('/premium-register');
  await fillSignUp(page, newCustomer());
  await page.getByLabel('Confirm Password').fill('something else');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Passwords do not match!', { exact: true })).toBeVisible();
});

test('Premium login failure: the server’s message', async ({ page, expectError }) => {
  expectError(/40[13]/);
  const customer = await register(page);
  await page.goto('/premium-login');
  await fillLogIn(page, { ...customer, password: 'not this one' });
  await pressLogIn(page);
  await expect(page.getByRole('alert')).toHaveText('Email or password is wrong.');
  await fillLogIn(page, customer);
  await pressLogIn(page);
  await expect(page.getByRole('alert')).toContainText('This is not a premium account.');
  await page.getByRole('link', { name: 'Go to the regular login' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
});

test('Premium login call fails: Error logging in', async ({ page, network }) => {
  const customer = await register(page, newCustomer(), true);
  await page.goto('/premium-login');
  await fillLogIn(page, customer);
  await network.off();
  await pressLogIn(page);
  await expect(page.getByRole('alert')).toContainText('Error logging in');
});
