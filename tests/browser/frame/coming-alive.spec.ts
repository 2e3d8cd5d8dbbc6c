import type { Page } from '@playwright/test';
import { heldBack } from '../house/held-back.ts';
import { putAway } from '../house/put-away.ts';
import { isTakenOver } from '../house/taken-over.ts';
import { expect, test } from '../house/test.ts';
import { withoutWorker } from '../house/without-worker.ts';

declare global {
  interface Window {
    workerAskedFor?: boolean;
    noMoreFrames?: boolean;
  }
}

test('the worker is not asked for while a page that was touched is coming alive', async ({ page }) => {
  const letScriptCome = await heldBack(page, '**/assets/start-*.js');
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...asked) {
      window.workerAskedFor = true;
      return register.apply(this, asked);
    };
    addEventListener('DOMContentLoaded', () =>
      document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })),
    );
  });
  const touched = page.waitForRequest('**/assets/start-*.js');
  await page.goto('/');
  await touched;
  // The page waits for an idle moment of its own, which was asked for before these.
  const askedFor = await page.evaluate(async () => {
    for (let moment = 0; moment < 3; moment += 1) await new Promise((idle) => requestIdleCallback(idle));
    return window.workerAskedFor;
  });
  expect(askedFor).toBeUndefined();
  letScriptCome();
  await page.waitForFunction(() => window.workerAskedFor);
});

test('a page that is put away before its first frame comes alive all the same', async ({ page }) => {
  await withoutWorker(page);
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/login');
  await putAway(page);
  await page.waitForFunction(isTakenOver, undefined, { polling: 50 });
});

test('a page that is put away right after it was touched comes alive all the same', async ({ page }) => {
  await withoutWorker(page);
  await page.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window);
    // One frame, after which the script is asked for; the next is the one that shows the touch.
    window.requestAnimationFrame = (work) => {
      window.requestAnimationFrame = () => {
        window.noMoreFrames = true;
        return 0;
      };
      return frame(work);
    };
  });
  await page.goto('/about');
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await page.waitForFunction(() => window.noMoreFrames, undefined, { polling: 50 });
  await putAway(page);
  await page.waitForFunction(isTakenOver, undefined, { polling: 50 });
});

test('a read page in a tab that nobody sees has its script, though nothing is painted there', async ({ page }) => {
  await withoutWorker(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/about');
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await page.waitForFunction(isTakenOver, undefined, { polling: 50 });
});

for (const [when, again] of [
  ['at the next press', (page: Page) => page.getByRole('heading', { level: 1 }).click()],
  ['at the next key', (page: Page) => page.keyboard.press('Shift')],
  ['when the network is back', (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))],
] as const)
  test(`a page whose script was lost on the way asks for it again ${when}, and knows that it was touched`, async ({
    page,
    expectError,
  }) => {
    expectError(/Failed to load resource/);
    await withoutWorker(page);
    await page.route('**/assets/index-*.js', (route) => route.abort(), { times: 1 });
    const lost = page.waitForEvent('requestfailed');
    await page.goto('/about');
    await page.keyboard.press('Tab');
    await lost;
    // The page may not yet know that it is lost.
    await expect(async () => {
      await again(page);
      expect(await page.evaluate(isTakenOver)).toBe(true);
    }).toPass();
  });
