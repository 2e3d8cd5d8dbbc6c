import type { Page } from '@playwright/test';

export type Customer = { username: string; email: string; phone: string; password: string };

let created = 0;
/** Unique, so that tests can share a server. */
export function newCustomer(name = 'Abebech Gobena'): Customer {
  created += 1;
  const email = `customer-${process.pid}-${Date.now()}-${created}@mail.example`;
  return { username: name, email, phone: '0911234567', password: 'injera with shiro' };
}

export async function signUp(page: Page, customer: Customer): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Full Name').fill(customer.username);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Phone Number').fill(customer.phone);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByLabel('Confirm Password').fill(customer.password);
  await page.getByRole('button', { name: 'Register' }).click();
  await waitForLogInForm(page);
}

/** Waits for the log-in form. The URL changes before the new page is rendered, so it cannot be used. */
export async function waitForLogInForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
}

export async function logIn(page: Page, customer: Customer): Promise<void> {
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/profile');
}

/** Waits until an activated worker controls the page. */
export async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Waits until the page is hydrated. Returns immediately for pages that are not ours. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('#root[data-kind]') || performance.getEntriesByName('hydrated').length > 0,
  );
}
