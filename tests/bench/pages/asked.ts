import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { patience } from './phone.ts';

const between = 20;

/**
 * What a page says of itself, asked through the browser's own tools: Playwright's way brings a script of its own into the
 * page first, and the long task that its start is on a slow phone would be counted as one of the page's.
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

/** Until it is so: asked again and again from outside, so that the page has nothing to do with the waiting. */
export async function until(page: Page, isSo: () => boolean): Promise<void> {
  for (let tries = patience / between; !(await asked(page, isSo)); tries -= 1) {
    if (tries <= 0) throw new Error(`${page.url()} never came to this: ${isSo}`);
    await wait(between);
  }
}
