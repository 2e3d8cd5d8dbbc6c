import type { Page } from '@playwright/test';
import { atLogIn, type Customer, somebody } from '../support/customer.ts';

/** An account made without its form, for tests that are about something else. */
export async function registered(page: Page, customer: Customer = somebody(), premium = false): Promise<Customer> {
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

/** Through the form, as a customer does. */
export async function atHome(page: Page, customer?: Customer, premium = false): Promise<Customer> {
  const who = await registered(page, customer, premium);
  await enter(page, who, premium);
  return who;
}

export async function enter(page: Page, customer: Customer, premium = false): Promise<void> {
  await page.goto(premium ? '/premium-login' : '/login');
  await fillLogIn(page, customer);
  await pressLogIn(page);
  await page.getByRole('heading', { level: 1, name: `Welcome, ${customer.username}` }).waitFor();
  // The name is known from the session; what the server knows comes after it.
  await page.getByRole('region', { name: 'User Information' }).waitFor();
}

/** Until the log-in stands: for a moment the room that is left is still there, and so is the session. */
export async function leave(page: Page, { drafts = false } = {}): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  if (drafts) await page.getByRole('button', { name: 'Log out and keep them locked on this phone' }).click();
  await atLogIn(page);
}
