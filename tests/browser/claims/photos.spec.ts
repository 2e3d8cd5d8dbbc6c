import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { logInAs, register } from '../account/accounts.ts';
import { openDesk } from '../admin/desk.ts';
import { expectNoAxeViolationsInBothThemes } from '../support/axe.ts';
import { newCustomer } from '../support/customer.ts';
import { exceedQuota } from '../support/phone.ts';
import { readStore, storedToken } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { fetchClaims, fillClaim, openClaimForm, optionsLoaded, submitClaim } from './claim-form.ts';
import { cameraPhoto, pdfFile } from './photo-files.ts';

const picker = (page: Page) => page.getByRole('button', { name: /^Add (a|another) photograph$/ });
const photos = (page: Page) => page.getByRole('region', { name: 'Photographs of your papers' }).getByRole('listitem');

type ServerPhoto = { sha256: string; type: string; size: number; state: string };

async function photosOnServer(page: Page): Promise<ServerPhoto[]> {
  const [claim] = await fetchClaims(page);
  if (!claim) return [];
  const headers = { authorization: `Bearer ${await storedToken(page)}` };
  const response = await page.request.get(`/api/claims/${claim.id}`, { headers });
  return ((await response.json()) as { photos: ServerPhoto[] }).photos;
}

async function bytesOnServer(page: Page, { sha256 }: ServerPhoto): Promise<Buffer> {
  const headers = { authorization: `Bearer ${await storedToken(page)}` };
  return (await page.request.get(`/api/photos/${sha256}`, { headers })).body();
}

test('photographs added offline are kept, and arrive after the claim when there is a network', async ({
  page,
  network,
}) => {
  await openClaimForm(page);
  await network.off();
  await fillClaim(page, 'With its bill');
  await picker(page).setInputFiles([await cameraPhoto(), pdfFile()]);
  await expect(photos(page)).toHaveCount(2);
  await expect(photos(page).first()).toContainText('Kept on this phone');
  await expectNoAxeViolationsInBothThemes(page);

  // The phone is switched off and on again.
  await page.reload();
  await expect(photos(page)).toHaveCount(2);
  await expect(page.getByLabel('Additional Details')).toHaveValue('With its bill');
  await page.getByRole('button', { name: 'Move forward: Photograph 2 of 2' }).click();
  await expect(photos(page).first()).toContainText('PDF file');
  await page.getByRole('button', { name: 'View large: Photograph 2 of 2' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { includeHidden: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await submitClaim(page);
  await expect(page.getByText('Saved on this phone, not sent yet')).toBeVisible();
  await expect(page.getByText('0 of 2 photographs have arrived.')).toBeVisible();

  await network.on();
  await expect(page.getByText('2 of 2 photographs have arrived.')).toBeVisible();
  const arrived = await photosOnServer(page);
  expect(arrived).toMatchObject([
    { type: 'application/pdf', state: 'stored' },
    { type: 'image/webp', state: 'stored' },
  ]);
  // Upright, small, and without what the camera knew.
  const bytes = await bytesOnServer(page, arrived[1] as ServerPhoto);
  const { width, height, exif } = await sharp(bytes).metadata();
  expect({ width, height, exif }).toEqual({ width: 1200, height: 1600, exif: undefined });
  expect(bytes.length).toBeLessThanOrEqual(400 * 1024);
  // Once they have arrived, the phone keeps the thumbnails only.
  expect(await readStore(page, 'photoBytes')).toEqual([]);
  expect(await readStore(page, 'photos')).toMatchObject([{ state: 'stored' }, { state: 'stored' }]);
});

test('six photographs of twelve megapixels leave little more than their thumbnails in the memory of the page', async ({
  page,
}) => {
  test.slow();
  await openClaimForm(page);
  const devtools = await page.context().newCDPSession(page);
  const usedBytes = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')) as { usedSize: number; backingStorageSize: number };
  };
  const before = await usedBytes();
  for (let taken = 1; taken <= 6; taken += 1) {
    await picker(page).setInputFiles(await cameraPhoto());
    await expect(photos(page)).toHaveCount(taken);
  }
  await expect(page.getByText('Six are the most.')).toBeVisible();
  await expect(picker(page)).toHaveCount(0);
  const after = await usedBytes();
  expect(after.usedSize - before.usedSize).toBeLessThan(4_000_000);
  expect(after.backingStorageSize - before.backingStorageSize).toBeLessThan(4_000_000);
});

test('the desk sees the photographs beside the claim, and asks again for one', async ({ page, browser, baseURL }) => {
  test.slow();
  const { email } = await openClaimForm(page);
  await fillClaim(page);
  await picker(page).setInputFiles([await cameraPhoto(), pdfFile()]);
  await expect(photos(page)).toHaveCount(2);
  await submitClaim(page);
  await expect(page.getByText('2 of 2 photographs have arrived.')).toBeVisible();

  const desk = await openDesk(browser, baseURL ?? '', `/claims?search=${encodeURIComponent(email)}`);
  await desk.locator('a[data-claim]').click();
  await expect(desk.getByText('All 2 photographs have arrived.')).toBeVisible();
  await expect(desk.getByRole('img', { name: 'Photograph 1 of 2' })).toBeVisible();
  await desk.keyboard.press('.');
  await expect(desk.getByRole('link', { name: /PDF/ })).toBeVisible();
  await desk.getByRole('button', { name: /^Not legible: ask again/ }).click();
  const asking = desk.getByRole('form', { name: 'Ask for information' });
  await expect(asking.getByLabel('What is needed')).toHaveValue(/^Photograph 2/);
  await asking.getByRole('button', { name: 'Ask for information' }).click();
  await expect(desk.getByRole('heading', { name: 'Decision' })).toBeFocused();

  const [claim] = await fetchClaims(page);
  await page.goto(`/claims/${claim?.id}`);
  await expect(page.getByText('Photograph 2', { exact: false }).first()).toBeVisible();
  await page.getByLabel('Your answer').fill('Here it is again.');
  await picker(page).setInputFiles(await cameraPhoto());
  await expect(photos(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect.poll(() => photosOnServer(page)).toMatchObject([{}, {}, { state: 'stored' }]);
});

test('a photograph whose replies are lost arrives once, as it is', async ({ page, networkProxy, expectError }) => {
  expectError(/Failed to load resource|ERR_/);
  await openClaimForm(page);
  await fillClaim(page);
  await picker(page).setInputFiles(await cameraPhoto());
  await expect(photos(page)).toHaveCount(1);
  const occurred = networkProxy.fail({ kind: 'response-lost', request: /PATCH \/api\/photos/ });
  await submitClaim(page);
  await occurred;
  await networkProxy.restore();
  await expect(page.getByText('The photograph has arrived.')).toBeVisible({ timeout: 30_000 });
  const [photo] = await photosOnServer(page);
  const [record] = (await readStore(page, 'photos')) as { sha256: string }[];
  expect(photo).toMatchObject({ state: 'stored', sha256: record?.sha256 });
});

test('with the quota exceeded a photograph is NOT saved, and stays on the screen', async ({ phone, baseURL }) => {
  const before = await phone.open();
  await openClaimForm(await before.newPage());
  await before.close();
  const full = await phone.open();
  const page = await full.newPage();
  const restoreQuota = await exceedQuota(page, baseURL);
  await page.goto('/claimform');
  await optionsLoaded(page);
  await picker(page).setInputFiles(await cameraPhoto());
  await expect(photos(page)).toContainText('NOT saved on this phone');
  await expect(page.getByRole('alert').filter({ hasText: 'no room left for the photograph' })).toBeVisible();
  await fillClaim(page);
  await submitClaim(page);
  await expect(page.getByRole('alert').filter({ hasText: 'no room left. Everything' })).toBeVisible();
  expect(await readStore(page, 'outbox')).toEqual([]);

  await restoreQuota();
  await submitClaim(page);
  await expect(page.getByText('The photograph has arrived.')).toBeVisible();
  await full.close();
});

test('a log-out tells of photographs that were not sent; another customer does not see or send them', async ({
  page,
  networkProxy,
  expectError,
}) => {
  expectError(/net::ERR_/);
  const first = await openClaimForm(page, { customer: newCustomer('Derartu Tulu') });
  const second = await register(page, newCustomer('Haile Mengistu'));
  await fillClaim(page);
  await picker(page).setInputFiles(pdfFile());
  await expect(photos(page)).toHaveCount(1);
  // The claim arrives, its photograph does not.
  await page.route('**/api/photos/**', (route) => route.abort());
  await submitClaim(page);
  await expect(page.getByText('0 of 1 photographs have arrived.')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Log out?' });
  await expect(dialog).toContainText('One photograph of a claim is still on this phone');
  await dialog.getByRole('button', { name: 'Log out and keep them locked on this phone' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.unroute('**/api/photos/**');

  await logInAs(page, second);
  expect(await readStore(page, 'photos')).toMatchObject([{ state: 'waiting' }]);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(networkProxy.isUp).toBe(true);
  await logInAs(page, first);
  await expect.poll(() => photosOnServer(page)).toMatchObject([{ state: 'stored' }]);
});

test('a file that is no photograph is refused at once, in a plain sentence', async ({ page }) => {
  await openClaimForm(page);
  await picker(page).setInputFiles({ name: 'IMG_1.heic', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') });
  await expect(page.getByRole('alert')).toContainText('This file cannot be read on this phone.');
  await expect(photos(page)).toHaveCount(0);
});
