import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type ConfigureAxe = (axe: AxeBuilder) => AxeBuilder;
/** Expects no axe violations once all animations have finished. */
export async function expectNoAxeViolations(page: Page, configure: ConfigureAxe = (axe) => axe): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    const inTime = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return Promise.allSettled(inTime.map(({ finished }) => finished));
  });
  // Legacy mode opens no second page to collect results of frames, which saves a fifth of the time. Of passed rules axe would
  // otherwise describe every element.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await configure(axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, page.url()).toEqual([]);
}

/** The themes differ only in colours, so the dark one is checked for contrast only. */
export async function expectNoAxeViolationsInBothThemes(page: Page, configure?: ConfigureAxe): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoAxeViolations(page, configure);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, (axe) => axe.withRules('color-contrast'));
}
