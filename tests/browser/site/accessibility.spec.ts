import { inTheme, isSound } from '../support/sound.ts';
import { test } from '../support/test.ts';
import { eachKind, inAnother, inFirstLanguage } from './built-site.ts';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.describe.configure({ timeout: 240_000 });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any kind of page, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const address of eachKind(inFirstLanguage)) {
      await page.goto(address);
      await isSound(
        page,
        inTheme(colorScheme, (axe) => axe.withTags([...wcag22aa, 'best-practice'])),
      );
    }
  });
}

test('axe finds nothing unnamed and no wrong language in another language, all being built alike', async ({ page }) => {
  const ofWords = [
    'html-has-lang',
    'html-lang-valid',
    'valid-lang',
    'document-title',
    'link-name',
    'button-name',
    'label',
  ];
  for (const address of eachKind(inAnother)) {
    await page.goto(address);
    await isSound(page, (axe) => axe.withRules(ofWords));
  }
});
