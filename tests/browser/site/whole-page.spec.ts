import type { Page } from '@playwright/test';
import { workerReady } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';

const missing = (page: Page) =>
  page.evaluate(() => [...document.images].filter((image) => !image.complete || image.naturalWidth === 0).length);

test('the messages of the whole page, the footer too, are there without scrolling', async ({ page }) => {
  await page.goto('/');
  const text = await page.evaluate(() => document.body.innerText);
  for (const messages of ['Why Choose Us', 'Blog & News', 'Case studies', 'All rights reserved.'])
    expect(text).toContain(messages);
});

test('a print of a page that was not scrolled has every picture', async ({ page }) => {
  await page.goto('/');
  await page.pdf();
  await expect.poll(() => missing(page)).toBe(0);
});

test('a capture of a whole page has every picture, with nothing that it has not been scrolled to left out', async ({
  page,
}) => {
  await page.goto('/');
  await workerReady(page);
  await expect.poll(() => missing(page)).toBe(0);
});
