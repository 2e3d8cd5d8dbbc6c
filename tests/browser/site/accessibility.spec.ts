import { expectNoAxeViolations } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { eachKind, inFirstLanguage } from './built-site.ts';

test.use({ serviceWorkers: 'block' });

test.describe.configure({ timeout: 240_000 });

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// The articles share a template.
const isChecked = (address: string) => !/\/blog\/(?!telemedicine-future)/.test(address);

test('no axe violations on any kind of page, and enough contrast in both themes', async ({ page }) => {
  for (const address of eachKind(inFirstLanguage).filter(isChecked)) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address);
    await expectNoAxeViolations(page, (axe) => axe.withTags(tags));
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page, (axe) => axe.withRules('color-contrast'));
  }
});
