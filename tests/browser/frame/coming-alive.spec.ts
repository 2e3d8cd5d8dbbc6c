import { heldBack } from '../house/held-back.ts';
import { expect, test } from '../house/test.ts';
import { withoutWorker } from '../house/without-worker.ts';

declare global {
  interface Window {
    workerAskedFor?: boolean;
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
  await page.goto('/');
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
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const reacts = () => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber$'));
  await page.waitForFunction(reacts, undefined, { polling: 50 });
});
