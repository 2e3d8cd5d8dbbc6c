import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

declare global {
  interface Window {
    sameDocument?: boolean;
  }
}

async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => {
    window.sameDocument = true;
  });
  await waitForHydration(page);
}

const isSame = (page: Page) => page.evaluate(() => window.sameDocument === true);

for (const [address, there] of [
  ['/', '/blog/telemedicine-future'],
  ['/am', '/am/blog/telemedicine-future'],
] as const)
  test(`a link in ${address} navigates client-side, focuses the heading, and going back restores the position`, async ({
    page,
  }) => {
    await opened(page, address);
    const link = page.getByRole('main').locator(`a[href="${there}"]`);
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).toHaveURL(there);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await isSame(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(link).toBeInViewport();
    expect(await isSame(page)).toBe(true);
  });

test('a link can be opened in a new tab', async ({ page, context }) => {
  await opened(page, '/');
  const another = context.waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'View all' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await another).toHaveURL('/services');
  await expect(page).toHaveURL('/');
});
