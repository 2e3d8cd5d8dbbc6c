import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { registerAndLogIn } from '../account/accounts.ts';
import { type Customer, newCustomer, workerReady } from '../support/customer.ts';
import { readStore, storedToken } from '../support/storage.ts';

/** Logs a customer in and waits until the claim form works offline. */
export async function openClaimForm(page: Page, { premium = false, customer = newCustomer() } = {}): Promise<Customer> {
  await registerAndLogIn(page, customer, premium);
  await page.goto('/claimform');
  await optionsLoaded(page);
  await workerReady(page);
  return customer;
}

export async function optionsLoaded(page: Page): Promise<void> {
  await expect(page.getByLabel('Hospital').getByRole('option', { name: 'City Hospital' })).toBeAttached();
}

export async function fillClaim(page: Page, details = 'Two stitches after a fall'): Promise<void> {
  await page.getByLabel('Hospital').selectOption('City Hospital');
  await page.getByLabel('Service').selectOption('Minor Surgeries');
  await page.getByLabel('Payment Method').selectOption('Cash');
  await page.getByLabel('Additional Details').fill(details);
}

export async function fillPremiumClaim(page: Page): Promise<void> {
  await page.getByLabel('Hospital').selectOption('Sunrise Medical');
  await page.getByLabel('Policy').selectOption('Surgical Procedures');
  await page.getByLabel('Payment Method').selectOption('Bank Transfer');
  await page.getByLabel('Claim Description').fill('Appendix taken out');
}

export const submitClaim = (page: Page) => page.getByRole('button', { name: 'Submit Claim Request' }).click();

/** Waits until the text is in IndexedDB, which survives a crash. */
export async function draftStored(page: Page, text: string): Promise<void> {
  await expect.poll(async () => JSON.stringify(await readStore(page, 'drafts'))).toContain(text);
}

/** Sends claims from another phone. */
export async function createClaims(page: Page, count: number): Promise<void> {
  const token = await storedToken(page);
  for (let n = 0; n < count; n += 1) {
    const response = await page.request.post('/api/claims', {
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      data: {
        hospital: 'City Hospital',
        service: n % 2 ? 'Telemedicine' : 'Maternity Care',
        paymentMethod: 'Cash',
        description: `Claim ${n + 1}`,
      },
    });
    expect(response.status()).toBe(201);
  }
}

export type ServerClaim = { id: string; hospital: string; service: string; number: string };

export async function fetchClaims(page: Page): Promise<ServerClaim[]> {
  const headers = { authorization: `Bearer ${await storedToken(page)}` };
  const response = await page.request.get('/api/claims', { headers });
  return ((await response.json()) as { claims: ServerClaim[] }).claims;
}
