import { isHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test.use({ viewport: { width: 360, height: 640 } });

test('the scroll position is restored after a reload, a navigation and going back', async ({ page }) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/services', { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(place).toBe(1500);
  // A key press hydrates the page, so that the next navigation is client-side.
  await page.keyboard.press('Shift');
  await page.waitForFunction(isHydrated);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const links = page.getByRole('main').getByRole('link');
  await links.evaluateAll((all: HTMLElement[]) => all.find((link) => link.getBoundingClientRect().top > 100)?.click());
  await page.waitForURL('**/services/*');
  // The next page begins at its top.
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(page.getByLabel('Search the services')).toBeVisible();
  await expect.poll(place).toBe(1500);
});
