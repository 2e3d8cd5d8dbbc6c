import type { Page } from '@playwright/test';

/** For what is held back or answered on its way to the page: what the worker keeps, or fetches itself, would come all the same. */
export const withoutWorker = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
