import { rooms } from '../site/built-site.ts';
import { expectNoAxeViolationsInBothThemes } from '../support/axe.ts';
import { dynamicScripts } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

// The load event never fires while a script is pending.
const whenParsed = { waitUntil: 'domcontentloaded' } as const;

test.beforeEach(({ page }) => page.route(dynamicScripts, () => undefined));

test('a customer’s page has its heading, working links and no axe violations before its script has loaded', async ({
  page,
}) => {
  expect(rooms.length).toBeGreaterThan(4);
  for (const address of rooms) {
    await test.step(address, async () => {
      await page.goto(address, whenParsed);
      // The heading of a page with a query depends on the query.
      if (address !== '/subscribe') await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const ways = page.getByRole('navigation', { name: 'My account' }).getByRole('link');
      await expect(ways).toHaveText(['Profile', 'Claims', 'Notices', 'Settings']);
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading the page…');
    });
  }
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.goto('/claimform', whenParsed);
  await expectNoAxeViolationsInBothThemes(page);
});
