import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../house/test.ts';
import { inFirstLanguage, inOthers } from './built-site.ts';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const told = (address: string, violations: Violations) => [
  address,
  ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any page, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(240_000);
    // Cards that are just coming in are half there, on purpose and for a moment.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const address of inFirstLanguage) {
      await test.step(address, async () => {
        await page.goto(address);
        const axe = new AxeBuilder({ page });
        // The two themes differ in colours alone.
        const rules =
          colorScheme === 'light' ? axe.withTags([...wcag22aa, 'best-practice']) : axe.withRules('color-contrast');
        const { violations } = await rules.analyze();
        expect(told(address, violations)).toEqual([address]);
      });
    }
  });
}

test('axe finds nothing unnamed and no wrong language in the other languages, whose pages are built alike', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const ofWords = [
    'html-has-lang',
    'html-lang-valid',
    'valid-lang',
    'document-title',
    'link-name',
    'button-name',
    'label',
  ];
  for (const address of inOthers) {
    await test.step(address, async () => {
      await page.goto(address);
      const { violations } = await new AxeBuilder({ page }).withRules(ofWords).analyze();
      expect(told(address, violations)).toEqual([address]);
    });
  }
});
