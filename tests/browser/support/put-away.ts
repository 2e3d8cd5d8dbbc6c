import type { Page } from '@playwright/test';

/** What the browser says where a page is put away. */
export const putAway = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
