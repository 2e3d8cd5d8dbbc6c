import type { Page } from '@playwright/test';
import { fillClaim, openClaimForm, optionsLoaded, submitClaim } from '../claims/claim-form.ts';
import { newCustomer } from '../support/customer.ts';
import { readStore, storedToken } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { attachToWorker } from '../support/worker.ts';

const pin = '739104';
const marker = 'Fistula-repair';

async function setPin(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  await page.getByLabel('New PIN', { exact: true }).fill(pin);
  await page.getByLabel('New PIN once more').fill(pin);
  await page.getByRole('button', { name: 'Set the PIN' }).click();
  await expect(page.getByText('The PIN is on. What is stored of you on this phone is encrypted.')).toBeVisible();
}

async function unlock(page: Page): Promise<void> {
  await page.getByLabel('PIN').fill(pin);
  await page.getByRole('button', { name: 'Unlock' }).click();
}

/** Where on this phone the text can be read: in any object store, cache, localStorage or sessionStorage. */
function findReadable(page: Page, text: string): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const found: string[] = [];
    const look = (where: string, value: unknown): void => {
      if (value instanceof Uint8Array) look(where, new TextDecoder('latin1').decode(value));
      else if (value && typeof value === 'object') for (const part of Object.entries(value).flat()) look(where, part);
      else if (String(value).includes(wanted)) found.push(where);
    };
    look('localStorage', { ...localStorage });
    look('sessionStorage', { ...sessionStorage });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((done, failed) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => done(opening.result);
        opening.onerror = () => failed(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll();
        await new Promise((done, failed) => {
          reading.onsuccess = done;
          reading.onerror = () => failed(reading.error);
        });
        look(store, reading.result);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        look(`${name} ${request.url}`, [...(response?.headers ?? [])]);
        look(`${name} ${request.url}`, await response?.text());
      }
    }
    return found;
  }, text);
}

test('locked and with its page closed, the worker sends a letter, of which nothing can be read on the phone', async ({
  page,
  context,
  network,
}) => {
  const customer = await openClaimForm(page, { customer: newCustomer('Zewditu Kassa') });
  await fillClaim(page, marker);
  await expect.poll(() => findReadable(page, marker)).toEqual(['drafts']);
  const token = (await storedToken(page)) ?? '';
  await setPin(page);
  expect(await findReadable(page, marker)).toEqual([]);

  await page.goto('/claimform');
  await expect(page.getByRole('heading', { name: 'Tenawas is locked' })).toBeVisible();
  await unlock(page);
  await optionsLoaded(page);
  await expect(page.getByLabel('Additional Details')).toHaveValue(marker);
  const worker = await attachToWorker(context, page);
  await network.off();
  await submitClaim(page);
  await expect(page.getByText('Saved on this phone, not sent yet')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('One letter or photograph waits on this phone.', { exact: false })).toBeVisible();
  for (const secret of [marker, token, customer.username]) expect(await findReadable(page, secret)).toEqual([]);
  await page.close();
  await network.on();

  const again = await context.newPage();
  // No script of ours runs there, so it is the worker that sends.
  await again.goto('/robots.txt');
  await expect(async () => {
    await worker.dispatchSync('outbox:locked');
    expect(await readStore(again, 'outbox')).toMatchObject([{ state: 'sent', body: { by: 'shared' } }]);
  }).toPass();
  for (const secret of [marker, token, customer.username]) expect(await findReadable(again, secret)).toEqual([]);
  await again.goto('/claims');
  await unlock(again);
  const claim = again.getByRole('listitem').filter({ hasText: 'Minor Surgeries' });
  await expect(claim).toHaveCount(1);
  await expect(claim).toContainText('Received');
});
