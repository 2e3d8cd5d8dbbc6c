import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Asked = (axe: AxeBuilder) => AxeBuilder;
/** The two themes differ in colours alone: what else there is was looked at in the light one. */
export const inTheme = (theme: 'light' | 'dark', asked: Asked = (axe) => axe): Asked =>
  theme === 'light' ? asked : (axe) => axe.withRules('color-contrast');

/** axe finds nothing on a page that stands still: what is just coming in is half there, on purpose and for a moment. */
export async function isSound(page: Page, asked: Asked = (axe) => axe): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    const inTime = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return Promise.allSettled(inTime.map(({ finished }) => finished));
  });
  // Without frames there is nothing to gather, so no second page is opened for it: a fifth of the work of it all.
  const { violations } = await asked(new AxeBuilder({ page }).setLegacyMode()).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, page.url()).toEqual([]);
}
