import { heldBack } from '../house/held-back.ts';
import { expect, test } from '../house/test.ts';
import { withoutWorker } from '../house/without-worker.ts';

test.use({ viewport: { width: 360, height: 500 } });

for (const address of ['/', '/services'])
  test(`what is far below in ${address} is laid out once the page has come to rest, part by part`, async ({ page }) => {
    await withoutWorker(page);
    // Each time the browser hands a frame on: how many parts of the page have not been laid out by then.
    await page.addInitScript(() => {
      const waiting: number[] = [];
      Object.assign(window, { waiting });
      const look = () => {
        const parts = [...document.querySelectorAll('main section, main li, footer')];
        const left = parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length;
        if (left !== waiting.at(-1)) waiting.push(left);
        requestAnimationFrame(look);
      };
      document.addEventListener('DOMContentLoaded', look);
    });
    const release = await heldBack(page, /assets\/index-.*\.js$/);
    await page.goto(address);
    const waiting = () => page.evaluate(() => (window as unknown as { waiting: number[] }).waiting);
    await expect.poll(async () => (await waiting()).at(-1)).toBeGreaterThan(1);
    release();
    await expect.poll(async () => (await waiting()).at(-1)).toBe(0);
    // One after the other, so that the reader's tap comes between them.
    expect((await waiting()).length).toBeGreaterThan(2);
    await expect(page.locator('main [style*=visibility], footer[style*=visibility]')).toHaveCount(0);
  });
