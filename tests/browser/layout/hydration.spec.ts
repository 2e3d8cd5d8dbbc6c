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

  test('a public page is hydrated on the first interaction, not before; a customer’s page immediately', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/about');
    await idle(page);
    expect(asked.filter((url) => dynamicScripts(new URL(url)))).toEqual([]);
    expect(await page.evaluate(isHydrated)).toBe(false);
    await page.keyboard.press('Tab');
    await page.waitForFunction(isHydrated);
    await page.goto('/profile');
    await page.waitForFunction(isHydrated);
  });
});

test('what React needs is downloaded beside the first script, not after it', async ({ page }) => {
  const releaseScripts = await holdRequests(page, everyScript);
  const asked = page.waitForRequest((request) => dynamicScripts(new URL(request.url())));
  await page.goto('/about');
  await asked;
  releaseScripts();
  await page.waitForFunction(isHydrated);
});

test('images in view are loaded before React', async ({ page }) => {
  const releaseImages = await holdRequests(page, ({ pathname }) => /^\/assets\/.*\.svg$/.test(pathname));
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await idle(page);
  expect(requested.filter((url) => dynamicScripts(new URL(url)))).toEqual([]);
  releaseImages();
  await page.waitForFunction(isHydrated);
});

test('without interaction a page is hydrated when idle, also in a background tab', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  for (const address of ['/login', '/about']) {
    await page.goto(address);
    await hidePage(page);
    await page.waitForFunction(isHydrated, undefined, { polling: 50 });
  }
});

for (const [which, scripts] of [
  ['the first of whose scripts', everyScript],
  ['one of whose scripts', dynamicScripts],
] as const)
  test(`a page for which ${which} failed to load retries at the next press, the next key and when the network is back`, async ({
    page,
    expectError,
  }) => {
    expectError(/Failed to load resource/);
    let isFailing = true;
    const requests = new Map<string, number>();
    page.on('requestfailed', (request) => requests.set(request.url(), (requests.get(request.url()) ?? 0) + 1));
    // Each asks for a script once.
    const attempts = () => Math.max(0, ...requests.values());
    await page.route(scripts, (route) => (isFailing ? route.abort() : route.continue()));
    await page.goto('/about');
    await page.keyboard.press('Tab');
    await expect.poll(attempts).toBeGreaterThan(0);
    for (const retry of [
      () => page.getByRole('heading', { level: 1 }).click(),
      () => page.keyboard.press('Shift'),
      () => page.evaluate(() => dispatchEvent(new Event('online'))),
    ]) {
      const before = attempts();
      // The page may not have detected the failure yet.
      await expect(async () => {
        await retry();
        await expect.poll(attempts, { timeout: 1_000 }).toBeGreaterThan(before);
      }).toPass();
    }
    expect(await page.evaluate(isHydrated)).toBe(false);
    isFailing = false;
    await expect(async () => {
      await page.keyboard.press('Shift');
      expect(await page.evaluate(isHydrated)).toBe(true);
    }).toPass();
  });
