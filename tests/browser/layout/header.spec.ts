import { isHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('the header hides on scrolling down past 50 pixels and returns on scrolling up', async ({ page }) => {
  await page.goto('/');
  const bar = page.locator('header').first();
  await page.mouse.move(180, 400);
  // The first wheel event hydrates the page; the header reacts to those that follow.
  await expect(async () => {
    await page.mouse.wheel(0, 40);
    await expect(bar).not.toBeInViewport({ timeout: 400 });
  }).toPass();
  await page.mouse.wheel(0, -20);
  await expect(bar).toBeInViewport();
});

test('the mobile menu opens without JavaScript and closes on a choice, on Escape and on a tap outside', async ({
  page,
}) => {
  await page.goto('/');
  const menu = page.locator('header details').last();
  const toggle = page.locator('header summary').last();
  await expect(toggle).toContainText('Open menu');
  await toggle.click();
  await expect(menu.getByRole('link', { name: 'Services' })).toBeVisible();
  await expect(toggle).toContainText('Close menu');

  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'Services' })).toBeHidden();
  await expect(toggle).toBeFocused();

  await toggle.click();
  await page.mouse.click(180, 600);
  await expect(menu.getByRole('link', { name: 'Services' })).toBeHidden();

  await toggle.click();
  await menu.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.locator('header details').last()).not.toHaveAttribute('open', '');
});

test('a menu opened before hydration stays open', async ({ page }) => {
  await page.goto('/about');
  const menu = page.locator('header details').last();
  await page.locator('header summary').last().click();
  await page.waitForFunction(isHydrated);
  await expect(menu.getByRole('link', { name: 'Services' })).toBeVisible();
});

test('on wide screens the header has the same links and marks the current page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/login');
  const nav = page.locator('header nav').first();
  for (const name of ['Home', 'About Us', 'Services']) await expect(nav.getByRole('link', { name })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Login' })).toHaveAttribute('aria-current', 'page');
  await expect(nav.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current', 'page');
});

test('the first tab stop is a skip link', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
