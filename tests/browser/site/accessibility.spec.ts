import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { eachKind, inAnother, inFirstLanguage } from './built-site.ts';

test.use({ serviceWorkers: 'block' });

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.describe.configure({ timeout: 240_000 });

test('no axe violations on any kind of page, in both themes', async ({ page }) => {
  for (const address of eachKind(inFirstLanguage)) {
    await page.goto(address);
    await expectNoAxeViolationsInBothThemes(page, (axe) => axe.withTags([...wcag22aa, 'best-practice']));
  }
});

test('no axe violations for names and languages in another language', async ({ page }) => {
  const textPages = [
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
    await expectNoAxeViolations(page, (axe) => axe.withRules(textPages));
  }
});
