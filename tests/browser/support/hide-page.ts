import type { Page } from '@playwright/test';

/** Simulates `visibilitychange` to hidden, as when switching to another app. */
export const hidePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
