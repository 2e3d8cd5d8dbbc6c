import type { Page } from '@playwright/test';
import { workerReady } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';

const missing = (page: Page) =>
  page.evaluate(() => [...document.images].filter((image) => !image.complete || image.naturalWidth === 0).length);

test('the whole page’s text is in the unscrolled page, and printing it includes all pictures', async ({ page }) => {
  await page.goto('/');
  const text = await page.evaluate(() => document.body.innerText);
  for (const messages of ['Why Choose Us', 'Blog & News', 'Case studies', 'All rights reserved.'])
    expect(text).toContain(messages);
  await page.pdf();
  await expect.poll(() => missing(page)).toBe(0);
});

test('a full-page screenshot of an unscrolled page includes all pictures', async ({ page }) => {
  await page.goto('/');
  await workerReady(page);
  await expect.poll(() => missing(page)).toBe(0);
});
