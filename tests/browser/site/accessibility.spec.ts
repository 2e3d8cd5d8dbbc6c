import { inTheme, isSound } from '../house/sound.ts';
import { test } from '../house/test.ts';
import { eachKind, inFirstLanguage, inOthers } from './built-site.ts';

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

test('axe finds nothing unnamed and no wrong language in the other languages, whose pages are built alike', async ({
  page,
}) => {
  const ofWords = [
    'html-has-lang',
    'html-lang-valid',
    'valid-lang',
    'document-title',
    'link-name',
    'button-name',
    'label',
  ];
  for (const address of eachKind(inOthers)) {
    await page.goto(address);
    await isSound(page, (axe) => axe.withRules(ofWords));
  }
});
