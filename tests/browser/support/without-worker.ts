import type { Page } from '@playwright/test';

/** For tests that intercept requests with `page.route`, which does not see those of the worker. */
export const withoutWorker = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
