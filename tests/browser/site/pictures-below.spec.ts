import type { Page } from '@playwright/test';
import { heldBack } from '../house/held-back.ts';
import { expect, test } from '../house/test.ts';
import { withoutWorker } from '../house/without-worker.ts';

test.use({ viewport: { width: 360, height: 500 } });

test('a picture is left until its reader comes near, holds its place meanwhile, and is there then', async ({
  page,
}) => {
  await page.goto('/services', { waitUntil: 'networkidle' });
  const pictures = () =>
    page.evaluate(() =>
      [...document.images].map((image) => {
        const { top, width, height } = image.parentElement?.getBoundingClientRect() ?? new DOMRect();
        return { top, size: [width, height], there: image.naturalWidth > 0 };
      }),
    );
  // So near that the browser itself begins with what is lazy, and more than a screen and a half below what is in view.
  const far = (await pictures()).filter(({ top }) => top > 1350 && top < 1650);
  expect(far.length).toBeGreaterThan(0);
  expect(far.filter(({ there }) => there)).toEqual([]);

  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  for (const picture of await page.getByRole('main').locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  expect(await height()).toBe(before);
  for (const { size } of await pictures()) expect(size).toEqual([112, 112]);
});

const firstScript = '**/assets/index-*.js';
const picturesThere = (page: Page) =>
  page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length);

test('those right below what is in view wait until the page has come to rest', async ({ page }) => {
  await withoutWorker(page);
  const letScriptCome = await heldBack(page, firstScript);
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && asked.push(request.url()));
  // The script is asked for after the frame in which the browser finds the pictures that are near.
  const scriptAskedFor = page.waitForRequest(firstScript);
  await page.goto('/services');
  await scriptAskedFor;
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(asked).toEqual([]);
  letScriptCome();
  await expect.poll(() => picturesThere(page)).toBeGreaterThan(0);
});

test('those right below what is in view come also where the script that says so does not', async ({
  page,
  expectError,
}) => {
  expectError(/Failed to load resource/);
  await withoutWorker(page);
  await page.route(firstScript, (route) => route.abort());
  await page.goto('/services');
  await expect.poll(() => picturesThere(page), { timeout: 15_000 }).toBeGreaterThan(0);
});
