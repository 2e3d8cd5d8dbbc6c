import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../house/test.ts';
import { claimant, fillClaim, fillPremiumClaim, submitClaim } from './claimant.ts';

async function isAccessible(page: Page): Promise<void> {
  // What is still fading in has another contrast.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the regular rooms', async ({ page, network }) => {
      // Ten times axe.
      test.slow();
      await claimant(page);
      await isAccessible(page);
      await submitClaim(page);
      await isAccessible(page);
      await page.goto('/claims');
      await page.getByText('No claims yet').waitFor();
      await isAccessible(page);
      await page.goto('/premium-claims');
      await isAccessible(page);
      await page.goto('/claimform');
      await network.off();
      await fillClaim(page);
      await page.getByText('Saved on this phone as a draft').waitFor();
      await isAccessible(page);
      await submitClaim(page);
      await page.getByText('Saved on this phone, not sent yet').waitFor();
      await isAccessible(page);
      await page.getByRole('link', { name: 'See this claim' }).click();
      await page.getByText('What you sent').waitFor();
      await isAccessible(page);
      await page.getByRole('button', { name: 'Discard' }).click();
      await page.getByRole('alertdialog').waitFor();
      await isAccessible(page);
      await page.getByRole('button', { name: 'Keep it' }).click();
      await network.on();
      await page.getByRole('link', { name: 'See where it stands' }).click();
      await page.getByRole('button', { name: 'Copy' }).waitFor();
      await isAccessible(page);
      await page.getByRole('link', { name: 'All my claims' }).click();
      await page.getByRole('listitem').filter({ hasText: 'Minor Surgeries' }).waitFor();
      await isAccessible(page);
    });

    test('the premium form', async ({ page }) => {
      await claimant(page, { premium: true });
      await page.goto('/premium-claims');
      await fillPremiumClaim(page);
      await isAccessible(page);
      await submitClaim(page);
      await page.getByText('Claim submitted successfully.').waitFor();
      await isAccessible(page);
    });
  });
}
