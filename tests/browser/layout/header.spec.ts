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
  await page.goto('/about');
  const menu = page.locator('header details').last();
  const services = menu.getByRole('link', { name: 'Services' });
  const toggle = page.locator('header summary').last();
  await expect(toggle).toContainText('Open menu');
  await toggle.click();
  await expect(services).toBeVisible();
  await expect(toggle).toContainText('Close menu');
  // Hydration does not close it.
  await page.waitForFunction(isHydrated);
  await expect(services).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(services).toBeHidden();
  await expect(toggle).toBeFocused();

  await toggle.click();
  await page.mouse.click(180, 600);
  await expect(services).toBeHidden();

  await toggle.click();
  await menu.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(menu).not.toHaveAttribute('open', '');
});

test('on wide screens the first tab stop is a skip link, and the header has its links and a menu of languages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  const nav = page.locator('header nav').first();
  for (const name of ['Home', 'About Us', 'Services', 'Login'])
    await expect(nav.getByRole('link', { name })).toBeVisible();
  const languages = nav.locator('details');
  const amharic = languages.getByRole('link', { name: 'አማርኛ' });
  await languages.locator('summary').click();
  await expect(amharic).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(amharic).toBeHidden();
  await languages.locator('summary').click();
  await amharic.click();
  await expect(page).toHaveURL(/\/am\/about$/);
});
