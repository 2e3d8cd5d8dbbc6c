import { rooms } from '../site/built-site.ts';
import { laterScripts } from '../support/scripts.ts';
import { inTheme, isSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

// A script that never comes keeps a page from ever being loaded.
const toBeRead = { waitUntil: 'domcontentloaded' } as const;

test.beforeEach(({ page }) => page.route(laterScripts, () => undefined));

test('a customer’s room says what it is before its script has come, and its ways lead on', async ({ page }) => {
  expect(rooms.length).toBeGreaterThan(4);
  for (const address of rooms) {
    await test.step(address, async () => {
      await page.goto(address, toBeRead);
      // What is asked for by an address with a query has its heading from there.
      if (address !== '/subscribe') await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const ways = page.getByRole('navigation', { name: 'My account' }).getByRole('link');
      await expect(ways).toHaveText(['Profile', 'Claims', 'Settings']);
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading the page…');
    });
  }
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

for (const theme of ['light', 'dark'] as const)
  test(`it is sound by then, in the ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/claimform', toBeRead);
    await isSound(page, inTheme(theme));
  });
