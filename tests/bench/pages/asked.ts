import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { patience } from './phone.ts';

const between = 20;

/**
 * Evaluates an expression through CDP. Playwright's `evaluate` injects a script of its own first, which would be
 * measured as a long task on a slow phone.
 */
export async function asked<T>(page: Page, what: () => T | Promise<T>): Promise<T> {
  const devtools = await page.context().newCDPSession(page);
  const { result, exceptionDetails } = await devtools.send('Runtime.evaluate', {
    expression: `(${what})()`,
    awaitPromise: true,
    returnByValue: true,
  });
  await devtools.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** Polls from outside, so that waiting does not affect the page. */
export async function until(page: Page, isSo: () => boolean): Promise<void> {
  for (let tries = patience / between; !(await asked(page, isSo)); tries -= 1) {
    if (tries <= 0) throw new Error(`${page.url()} never came to this: ${isSo}`);
    await wait(between);
  }
}
