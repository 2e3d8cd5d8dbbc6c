import type { Page } from '@playwright/test';
import { type Customer, newCustomer, waitForLogInForm } from '../support/customer.ts';

/** Registers through the API, for tests that do not test registration. */
export async function register(page: Page, customer: Customer = newCustomer(), premium = false): Promise<Customer> {
  const { username, email, phone, password } = customer;
  const path = premium ? '/api/premium-register' : '/api/register';
  const data = { username, email, phone, password, ...(!premium && { confirmPassword: password }) };
  const response = await page.request.post(path, { data });
  if (!response.ok()) throw new Error(`Not registered: ${response.status()} ${await response.text()}`);
  return customer;
}

export async function fillLogIn(page: Page, { email, password }: Pick<Customer, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

export const pressLogIn = (page: Page) => page.getByRole('button', { name: 'Login', exact: true }).click();

/** Logs in through the form. */
export async function registerAndLogIn(page: Page, customer?: Customer, premium = false): Promise<Customer> {
  const who = await register(page, customer, premium);
  await logInAs(page, who, premium);
  return who;
}

export async function logInAs(page: Page, customer: Customer, premium = false): Promise<void> {
  await page.goto(premium ? '/premium-login' : '/login');
  await fillLogIn(page, customer);
  await pressLogIn(page);
  await page.getByRole('heading', { level: 1, name: `Welcome, ${customer.username}` }).waitFor();
  // The name comes from the session; the region is shown once the profile has been fetched.
  await page.getByRole('region', { name: 'User Information' }).waitFor();
}

/** Waits for the log-in form, because the previous page and the session remain for a moment. */
export async function logOut(page: Page, { drafts = false } = {}): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  if (drafts) {
    await page.getByText('What you began is kept locked').waitFor();
    await page.getByRole('button', { name: 'Log out and keep them locked on this phone' }).click();
  }
  await waitForLogInForm(page);
}

export async function fillSignUp(page: Page, customer: Customer) {
  await page.getByLabel('Full Name').fill(customer.username);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Phone Number').fill(customer.phone);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByLabel('Confirm Password').fill(customer.password);
}
