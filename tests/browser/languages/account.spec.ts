import type { APIRequestContext, Page } from '@playwright/test';
import { type Customer, newCustomer } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';

async function register(request: APIRequestContext, language: string): Promise<Customer> {
  const customer = newCustomer();
  const { password, ...who } = customer;
  const data = { ...who, password, confirmPassword: password };
  const response = await request.post('/api/register', { data, headers: { 'accept-language': language } });
  expect(response.status()).toBe(201);
  return customer;
}

async function logIn(page: Page, { email, password }: Pick<Customer, 'email' | 'password'>): Promise<void> {
  await page.locator('main input[autocomplete="username"]').fill(email);
  await page.locator('main input[autocomplete="current-password"]').fill(password);
  await page.locator('main button[type="submit"]').click();
}

test('the server’s messages are in the page’s language, not the phone’s', async ({ page, request, expectError }) => {
  expectError(/401/);
  await page.goto('/am/login');
  await logIn(page, { email: 'nobody@mail.example', password: 'not a password' });
  const alert = page.locator('main [role="alert"]').first();
  await expect(alert).toContainText(/[ሀ-፿]{3}/);
  await expect(alert).not.toContainText(/[a-z]{3}/i);

  const customer = await register(request, 'en');
  await logIn(page, customer);
  await expect(page).toHaveURL(/\/am\/profile$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(customer.username);
});

test('the account’s language is used on a phone where none was chosen', async ({ page, request }) => {
  const customer = await register(request, 'en');
  await page.goto('/om/login');
  const alert = page.waitForResponse((response) => response.url().endsWith('/api/language') && response.ok());
  await logIn(page, customer);
  await expect(page).toHaveURL(/\/om\/profile$/);
  await alert;

  const another = await page
    .context()
    .browser()
    ?.newContext({ locale: 'en-GB', baseURL: new URL(page.url()).origin });
  const phone = await another?.newPage();
  if (!phone) throw new Error('There is no other phone.');
  await phone.goto('/login');
  await logIn(phone, customer);
  await expect(phone).toHaveURL(/\/om\/profile$/);
  await another?.close();
});
