import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { atHome } from '../account/accounts.ts';
import { type Customer, somebody, workerReady } from '../support/customer.ts';
import { inStore, keptToken } from '../support/phone-memory.ts';

/** A customer who is logged in, with a phone that opens the claim form without a network. */
export async function claimant(page: Page, { premium = false, customer = somebody() } = {}): Promise<Customer> {
  await atHome(page, customer, premium);
  await page.goto('/claimform');
  await offered(page);
  await workerReady(page);
  return customer;
}

export async function offered(page: Page): Promise<void> {
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

/** Until what is written stands in the phone's database, which is what outlives a crash. */
export async function draftHolds(page: Page, text: string): Promise<void> {
  await expect.poll(async () => JSON.stringify(await inStore(page, 'drafts'))).toContain(text);
}

/** Claims that this customer made before, on another phone. */
export async function claimsMadeElsewhere(page: Page, count: number): Promise<void> {
  const token = await keptToken(page);
  for (let made = 0; made < count; made += 1) {
    const answer = await page.request.post('/api/claims', {
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      data: {
        hospital: 'City Hospital',
        service: made % 2 ? 'Telemedicine' : 'Maternity Care',
        paymentMethod: 'Cash',
        description: `Claim ${made + 1}`,
      },
    });
    expect(answer.status()).toBe(201);
  }
}

export type ClaimAtServer = { id: string; hospital: string; service: string; number: string };

export async function claimsAtTheServer(page: Page): Promise<ClaimAtServer[]> {
  const headers = { authorization: `Bearer ${await keptToken(page)}` };
  const answer = await page.request.get('/api/claims', { headers });
  return ((await answer.json()) as { claims: ClaimAtServer[] }).claims;
}

/**
 * A hospital that was on offer when this phone last asked, and is no longer: what the phone keeps is put back to that
 * day, and without a network the form shows it.
 */
export function rememberHospital(page: Page, name: string): Promise<void> {
  return page.evaluate(async (hospital) => {
    const database = await new Promise<IDBDatabase>((done, failed) => {
      const opening = indexedDB.open('tenawas');
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => failed(opening.error);
    });
    const transaction = database.transaction('answers', 'readwrite');
    const store = transaction.objectStore('answers');
    const reading = store.get(['options', '']);
    reading.onsuccess = () => {
      const kept = reading.result;
      const gone = { id: hospital, name: hospital, town: '', phone: '' };
      kept.answer.hospitals.push(gone);
      kept.answer.premium.hospitals.push(gone);
      store.put(kept);
    };
    await new Promise<void>((done, failed) => {
      transaction.oncomplete = () => done();
      transaction.onerror = () => failed(transaction.error);
    });
    database.close();
  }, name);
}

/** The session is gone from the phone, and no tab was told. */
export function forgetSession(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done, failed) => {
      const opening = indexedDB.open('tenawas');
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => failed(opening.error);
    });
    const transaction = database.transaction('session', 'readwrite');
    transaction.objectStore('session').delete('token');
    await new Promise<void>((done, failed) => {
      transaction.oncomplete = () => done();
      transaction.onerror = () => failed(transaction.error);
    });
    database.close();
  });
}
