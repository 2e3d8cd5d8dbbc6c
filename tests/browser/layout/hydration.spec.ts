import type { Page } from '@playwright/test';
import { hidePage } from '../support/hide-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { isHydrated } from '../support/hydrated.ts';
import { dynamicScripts, everyScript } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

declare global {
  interface Window {
    workerAskedFor?: boolean;
  }
}

/** Resolves after all idle callbacks that the page has requested so far. */
const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let moment = 0; moment < 3; moment += 1) await new Promise((quiet) => requestIdleCallback(quiet));
  });

test.describe('the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is not registered while the page is hydrating', async ({ page }) => {
    const releaseScripts = await holdRequests(page, dynamicScripts);
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
    const touched = page.waitForRequest((request) => dynamicScripts(new URL(request.url())));
    await page.goto('/');
    await touched;
    await idle(page);
    expect(await page.evaluate(() => window.workerAskedFor)).toBeUndefined();
    releaseScripts();
    await page.waitForFunction(() => window.workerAskedFor);
  });
});

test.describe('with Save-Data', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  });

  test('a public page is hydrated on the first interaction, not before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/about');
    await idle(page);
    expect(asked.filter((url) => dynamicScripts(new URL(url)))).toEqual([]);
    expect(await page.evaluate(isHydrated)).toBe(false);
    await page.keyboard.press('Tab');
    await page.waitForFunction(isHydrated);
  });

  test('a customer’s page is hydrated immediately', async ({ page }) => {
    await page.goto('/profile');
    await page.waitForFunction(isHydrated);
  });
});

test('without interaction a page is hydrated when idle', async ({ page }) => {
  await page.goto('/about');
  await page.waitForFunction(isHydrated);
});

for (const address of ['/login', '/about'])
  test(`${address} is hydrated in a background tab`, async ({ page }) => {
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0;
    });
    await page.goto(address);
    await hidePage(page);
    await page.waitForFunction(isHydrated, undefined, { polling: 50 });
  });

for (const [when, retry] of [
  ['at the next press', (page: Page) => page.getByRole('heading', { level: 1 }).click()],
  ['at the next key', (page: Page) => page.keyboard.press('Shift')],
  ['when the network is back', (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))],
] as const)
  for (const [which, scripts] of [
    ['the first of whose scripts', everyScript],
    ['one of whose scripts', dynamicScripts],
  ] as const)
    test(`a page for which ${which} failed to load retries ${when}`, async ({ page, expectError }) => {
      expectError(/Failed to load resource/);
      await page.route(scripts, (route) => route.abort(), { times: 1 });
      const lost = page.waitForEvent('requestfailed');
      await page.goto('/about');
      await page.keyboard.press('Tab');
      await lost;
      // The page may not have detected the failure yet.
      await expect(async () => {
        await retry(page);
        expect(await page.evaluate(isHydrated)).toBe(true);
      }).toPass({ timeout: 15_000 });
    });
