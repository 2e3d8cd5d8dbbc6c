import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { timeout } from './phone.ts';

const pollInterval = 20;

/**
 * Evaluates an expression through CDP. Playwright's `evaluate` injects a script of its own first, which would be
 * measured as a long task on a slow phone.
 */
export async function evaluate<T>(page: Page, pageFunction: () => T | Promise<T>): Promise<T> {
  const devtools = await page.context().newCDPSession(page);
  const { result, exceptionDetails } = await devtools.send('Runtime.evaluate', {
    expression: `(${pageFunction})()`,
    awaitPromise: true,
    returnByValue: true,
  });
  await devtools.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** Polls from outside, so that waiting does not affect the page. */
export async function waitUntil(page: Page, condition: () => boolean): Promise<void> {
  for (let attempts = timeout / pollInterval; !(await evaluate(page, condition)); attempts -= 1) {
    if (attempts <= 0) throw new Error(`${page.url()} never came to this: ${condition}`);
    await wait(pollInterval);
  }
}
