import { waitForHydration } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

declare global {
  interface Window {
    sameDocument?: boolean;
  }
}

test('a link navigates client-side, focuses the heading, restores the position on going back, and opens a new tab', async ({
  page,
  context,
}) => {
  await page.goto('/am');
  await page.evaluate(() => {
    window.sameDocument = true;
  });
  await waitForHydration(page);
  const link = page.getByRole('main').locator('a[href="/am/blog/telemedicine-future"]');
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL('/am/blog/telemedicine-future');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/am');
  await expect(link).toBeInViewport();
  expect(await page.evaluate(() => window.sameDocument)).toBe(true);

  const another = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await another).toHaveURL('/am/blog/telemedicine-future');
  await expect(page).toHaveURL('/am');
});
