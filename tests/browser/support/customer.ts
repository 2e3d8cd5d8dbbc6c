import type { Page } from '@playwright/test';

export type Customer = { username: string; email: string; phone: string; password: string };

let made = 0;
/** Somebody who is nobody else, so that tests share a server without meeting. */
export function somebody(name = 'Abebech Gobena'): Customer {
  made += 1;
  const email = `customer-${process.pid}-${Date.now()}-${made}@mail.example`;
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
  await atLogIn(page);
}

/** The address changes before the page does, and for a moment the fields are still those of the form before. */
export async function atLogIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
}

export async function logIn(page: Page, customer: Customer): Promise<void> {
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/profile');
}

/** Until the worker has the pages and answers for this one. */
export async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Until the page is hydrated: what is pressed before is another test's matter. What is no page of the site is not waited for. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('#root[data-kind]') || performance.getEntriesByName('hydrated').length > 0,
  );
}
