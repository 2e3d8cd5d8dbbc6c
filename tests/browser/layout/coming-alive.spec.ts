import type { Page } from '@playwright/test';
import { heldBack } from '../support/held-back.ts';
import { isHydrated } from '../support/hydrated.ts';
import { putAway } from '../support/put-away.ts';
import { everyScript, laterScripts } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';
import { withoutWorker } from '../support/without-worker.ts';

declare global {
  interface Window {
    workerAskedFor?: boolean;
  }
}

/** Anything that the page does in an idle moment of its own was asked for before these. */
const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let moment = 0; moment < 3; moment += 1) await new Promise((quiet) => requestIdleCallback(quiet));
  });

test('the worker is not asked for while a page that was touched is coming alive', async ({ page }) => {
  const letScriptsCome = await heldBack(page, laterScripts);
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
  const touched = page.waitForRequest((request) => laterScripts(new URL(request.url())));
  await page.goto('/');
  await touched;
  await idle(page);
  expect(await page.evaluate(() => window.workerAskedFor)).toBeUndefined();
  letScriptsCome();
  await page.waitForFunction(() => window.workerAskedFor);
});

test.describe('with Save-Data', () => {
  test.beforeEach(async ({ page }) => {
    await withoutWorker(page);
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  });

  test('a page that can be read comes alive at the first touch, and not before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/about');
    await idle(page);
    expect(asked.filter((url) => laterScripts(new URL(url)))).toEqual([]);
    expect(await page.evaluate(isHydrated)).toBe(false);
    await page.keyboard.press('Tab');
    await page.waitForFunction(isHydrated);
  });

  test('a customer’s page comes alive at once', async ({ page }) => {
    await page.goto('/profile');
    await page.waitForFunction(isHydrated);
  });
});

test('without a touch a page comes alive when it is idle', async ({ page }) => {
  await page.goto('/about');
  await page.waitForFunction(isHydrated);
});

for (const address of ['/login', '/about'])
  test(`${address} in a tab that nobody sees comes alive, though nothing is painted there`, async ({ page }) => {
    await withoutWorker(page);
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0;
    });
    await page.goto(address);
    await putAway(page);
    await page.waitForFunction(isHydrated, undefined, { polling: 50 });
  });

for (const [when, again] of [
  ['at the next press', (page: Page) => page.getByRole('heading', { level: 1 }).click()],
  ['at the next key', (page: Page) => page.keyboard.press('Shift')],
  ['when the network is back', (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))],
] as const)
  for (const [which, scripts] of [
    ['the first of whose scripts', everyScript],
    ['one of whose scripts', laterScripts],
  ] as const)
    test(`a page ${which} was lost on the way asks for it again ${when}`, async ({ page, expectError }) => {
      expectError(/Failed to load resource/);
      await withoutWorker(page);
      await page.route(scripts, (route) => route.abort(), { times: 1 });
      const lost = page.waitForEvent('requestfailed');
      await page.goto('/about');
      await page.keyboard.press('Tab');
      await lost;
      // The page may not yet know that it is lost.
      await expect(async () => {
        await again(page);
        expect(await page.evaluate(isHydrated)).toBe(true);
      }).toPass({ timeout: 15_000 });
    });
