import type { Page } from '@playwright/test';
import { registerAndLogIn } from '../account/accounts.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

/** The bottom bar's links that overlap another one or whose label is wider than the link. */
const brokenLabels = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('navigation')
    .evaluate((bar) => {
      const links = [...bar.querySelectorAll('a, button')].map((link) => ({ link, box: link.getBoundingClientRect() }));
      return links
        .filter(({ link, box }, index) => {
          const overlaps = links.some(
            ({ box: other }, otherIndex) =>
              otherIndex !== index &&
              box.left < other.right - 1 &&
              other.left < box.right - 1 &&
              box.top < other.bottom - 1 &&
              other.top < box.bottom - 1,
          );
          return overlaps || link.scrollWidth > link.clientWidth || box.right > innerWidth + 1;
        })
        .map(({ link }) => link.textContent);
    });

test.beforeEach(async ({ page }) => {
  await registerAndLogIn(page);
  await page.goto('/settings');
  // What comes later would move what has the focus.
  await page.getByRole('region', { name: 'On this phone' }).waitFor();
  await page.getByRole('region', { name: 'Change Password' }).waitFor();
});

test('what has the focus, and the outcome of a press, are never under the bottom bar or the header', async ({
  page,
}) => {
  const coveredElement = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      const box = focused.getBoundingClientRect();
      const [x, y] = [box.left + Math.min(box.width / 2, 20), box.top + box.height / 2];
      const top = document.elementFromPoint(x, y);
      return top && (focused.contains(top) || top.contains(focused)) ? undefined : focused.outerHTML.slice(0, 120);
    });
  for (let tab = 0; tab < 30; tab += 1) {
    await page.keyboard.press('Tab');
    expect(await coveredElement()).toBeUndefined();
  }

  const save = page.getByRole('button', { name: 'Save changes' });
  await page.getByLabel('Username').fill('Abebech Gobena-Tesfaye');
  // Just above the bar, so that what appears below the button would be under it.
  await save.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 70));
  await save.click();
  const outcome = page.getByText('Profile updated successfully.');
  await outcome.waitFor();
  const bar = page.getByRole('main').getByRole('navigation');
  const boxOf = async (element: typeof bar) => (await element.boundingBox()) ?? { y: 0, height: 0 };
  await expect(async () => {
    const { y, height } = await boxOf(outcome);
    expect(y + height).toBeLessThan((await boxOf(bar)).y);
  }).toPass();
});

test('the labels of the bottom bar are whole on a small screen and with large text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ['', '/am', '/om']) {
    await page.goto(`${language}/settings`);
    await page.getByRole('main').getByRole('navigation').getByRole('button').waitFor();
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      expect([language, size, await brokenLabels(page)]).toEqual([language, size, []]);
    }
  }
});
