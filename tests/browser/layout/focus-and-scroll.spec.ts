import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test.beforeEach(async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  // The page is hydrated once the field is validated.
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Please fill this in.').first()).toBeVisible();
});

test('navigation focuses the heading and updates the document title', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.locator('#page-heading')).toBeFocused();
  await expect(page).toHaveTitle('Register · Tenawas');
});

test('going back restores the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  const link = page.getByRole('main').getByRole('link', { name: 'Register' });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(/\/register$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
});
