import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { openDesk } from '../admin/desk.ts';
import { expectNoAxeViolationsInBothThemes } from '../support/axe.ts';
import { readStore, storedToken } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { fetchClaims, fillClaim, openClaimForm, submitClaim } from './claim-form.ts';
import { cameraPhoto, pdfFile } from './photo-files.ts';

const picker = (page: Page) => page.getByRole('button', { name: /^Add (a|another) photograph$/ });
const photos = (page: Page) => page.getByRole('region', { name: 'Photographs of your papers' }).getByRole('listitem');

/** Of a picture that is decoded: 0 by 0 until then. */
const sizeShown = (image: Locator) =>
  image.evaluate((shown: HTMLImageElement) => ({ width: shown.naturalWidth, height: shown.naturalHeight }));

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

test('photographs added offline are kept, and arrive after the claim when there is a network, where the desk sees them', async ({
  page,
  network,
  browser,
  baseURL,
}) => {
  const { email } = await openClaimForm(page);
  await network.off();
  await fillClaim(page, 'With its bill');
  await picker(page).setInputFiles({ name: 'IMG_1.heic', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') });
  await expect(page.getByRole('alert')).toContainText('This file cannot be read on this phone.');
  await expect(photos(page)).toHaveCount(0);
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
  const large = page.getByRole('dialog').locator('img');
  await expect(large).toBeVisible();
  await expect.poll(() => sizeShown(large)).toEqual({ width: 1200, height: 1600 });
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

  const desk = await openDesk(browser, baseURL ?? '', `/claims?search=${encodeURIComponent(email)}`);
  await desk.locator('a[data-claim]').click();
  await expect(desk.getByRole('link', { name: /PDF/ })).toBeVisible();
  await desk.keyboard.press('.');
  await expect.poll(() => sizeShown(desk.getByRole('img', { name: 'Photograph 2 of 2' }))).toEqual({ width, height });
});

test('photographs of twelve megapixels leave little more than their thumbnails in the memory of the page', async ({
  page,
}) => {
  await openClaimForm(page);
  const devtools = await page.context().newCDPSession(page);
  const usedBytes = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')) as { usedSize: number; backingStorageSize: number };
  };
  // Turned differently, they are different photographs.
  const take = async (orientation: number) => {
    await picker(page).setInputFiles(await cameraPhoto(orientation));
    await expect(photos(page)).toHaveCount(orientation);
  };
  // With the first one the scripts are loaded too.
  await take(1);
  const before = await usedBytes();
  for (const orientation of [2, 3, 4]) await take(orientation);
  const after = await usedBytes();
  // Each has a file of 2 MB and 48 MB of pixels, and is encoded in some 200 kB.
  expect(after.usedSize - before.usedSize).toBeLessThan(1_000_000);
  expect(after.backingStorageSize - before.backingStorageSize).toBeLessThan(200_000);
});
