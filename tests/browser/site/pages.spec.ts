import { expect, test } from '../support/test.ts';
import { addresses, eachKind, forms, inAnother, inFirstLanguage, languageOf } from './built-site.ts';
import { checkHydration, recordLayoutShifts } from './page-checks.ts';

test.use({ serviceWorkers: 'block' });

test.describe.configure({ timeout: 240_000 });

// A form is an empty one in every language.
const isNoForm = (address: string) => !forms.includes(address);
const ofOromo = addresses.filter((address) => languageOf(address) === 'om');

for (const [language, pages] of [
  ['English', inFirstLanguage],
  ['Amharic', inAnother.filter(isNoForm)],
  ['Afaan Oromoo', ofOromo.filter(isNoForm)],
] as const)
  test(`every kind of page hydrates without changes: ${language}`, async ({ page }) => {
    await page.addInitScript(recordLayoutShifts);
    for (const address of eachKind(pages)) {
      await test.step(address, async () => {
        await page.goto(address);
        await checkHydration(page);
      });
    }
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  /** Runs in the page, whose texts are as large as the reader has set. */
  const look = () => {
    const widthBeyondScreen = (fontSize: string) => {
      document.documentElement.style.fontSize = fontSize;
      return document.documentElement.scrollWidth - innerWidth;
    };
    const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() === true;
    return {
      heading: isShown('h1'),
      link: isShown('main a'),
      tooWide: ['100%', '200%'].filter((size) => widthBeyondScreen(size) > 0),
    };
  };

  test('every page shows its heading and a link, and does not scroll sideways on a small screen, also with large text', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      expect([address, await page.evaluate(look)]).toEqual([address, { heading: true, link: true, tooWide: [] }]);
    }
  });

  test('the menu opens and its links work; questions open, and the numbers have their final values', async ({
    page,
  }) => {
    await page.goto('/');
    for (const number of ['1,200', '1,500', '10', '500'])
      await expect(page.locator('dd').getByText(number, { exact: true }).first()).toBeVisible();
    await page.getByText('Open menu').click();
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(14);

    await page.goto('/claims');
    const answer = page.getByText('Yes. Log in and open the claim form once');
    await expect(answer).toBeHidden();
    await page.getByText('Can I make a claim without a network?').click();
    await expect(answer).toBeVisible();
    const unopened = page.locator('main details:not([open]) p').last();
    await expect(unopened).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(unopened).toBeVisible();
  });
});

test('an unknown URL shows the not-found page with header, footer and links', async ({ page, expectError }) => {
  expectError(/404/);
  for (const address of ['/services/no-such-service', '/blog/no-such-article']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  }
});
