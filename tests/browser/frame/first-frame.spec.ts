import type { Page } from '@playwright/test';
import { putAway } from '../house/put-away.ts';
import { expect, test } from '../house/test.ts';

test.use({ viewport: { width: 360, height: 640 } });

type Noting = Window & { first: boolean[]; moved: number };

/** Whether each of these is laid out in the first frame, and by how much what is seen moves afterwards. */
const noteFirstFrame = (page: Page, parts: readonly string[]) =>
  page.addInitScript((parts) => {
    Object.assign(window, { first: [], moved: 0 });
    const noting = window as unknown as Noting;
    // A page that is still being read has frames too, which on a busy machine would be its first.
    const frame = window.requestAnimationFrame.bind(window);
    const read = new Promise((whole) => addEventListener('DOMContentLoaded', whole, { once: true }));
    window.requestAnimationFrame = (act) => {
      void read.then(() => frame(act));
      return 0;
    };
    requestAnimationFrame(() => {
      noting.first = parts.map((part) => document.querySelector(part)?.checkVisibility() ?? false);
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) noting.moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, parts);

const isSeen = (page: Page, part: string) =>
  page
    .locator(part)
    .first()
    .evaluate((found) => found.checkVisibility());

const firstFrame = (page: Page) => page.evaluate(() => (window as unknown as Noting).first);
const moved = (page: Page) => page.evaluate(() => (window as unknown as Noting).moved);
const parts = ['h1', 'footer a', '[id^=picture-] > svg', 'main li:nth-child(3) h2'];

for (const [address, there] of [
  ['/login', [true, false]],
  ['/', [true, false, false]],
  ['/services', [true, false, false, false]],
] as const)
  test(`what ${address} shows first has its first frame to itself, and the rest comes right after it without moving anything`, async ({
    page,
  }) => {
    const looked = parts.slice(0, there.length);
    await noteFirstFrame(page, looked);
    await page.goto(address);
    await expect.poll(() => firstFrame(page)).toEqual(there);
    for (const part of looked) await expect.poll(() => isSeen(page, part)).toBe(true);
    expect(await moved(page)).toBe(0);

    // Who comes back to a place in the page has it whole at once.
    await page.reload();
    await expect.poll(() => firstFrame(page)).toEqual(looked.map(() => true));
  });

for (const address of ['/login', '/services', '/services/maternity-care'])
  test(`on a wide screen ${address} has its first frame whole`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const looked = parts.slice(0, address === '/login' ? 2 : 3);
    await noteFirstFrame(page, looked);
    await page.goto(address);
    await expect.poll(() => firstFrame(page)).toEqual(looked.map(() => true));
    expect(await moved(page)).toBe(0);
  });

test('a page that nobody sees has no frames, and is whole all the same', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/login');
  expect(await isSeen(page, 'footer a')).toBe(false);
  await putAway(page);
  expect(await isSeen(page, 'footer a')).toBe(true);

  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  await page.goto('/login');
  expect(await isSeen(page, 'footer a')).toBe(true);
});
