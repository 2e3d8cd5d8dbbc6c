import { expectNoAxeViolations, inTheme } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { fillClaim, fillPremiumClaim, openClaimForm, submitClaim } from './claim-form.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    const configure = inTheme(colorScheme);

    test('the regular customer’s pages', async ({ page, network }) => {
      // Runs axe ten times.
      test.slow();
      await openClaimForm(page);
      await expectNoAxeViolations(page, configure);
      await submitClaim(page);
      await expectNoAxeViolations(page, configure);
      await page.goto('/claims');
      await page.getByText('No claims yet').waitFor();
      await expectNoAxeViolations(page, configure);
      await page.goto('/premium-claims');
      await expectNoAxeViolations(page, configure);
      await page.goto('/claimform');
      await network.off();
      await fillClaim(page);
      await page.getByText('Saved on this phone as a draft').waitFor();
      await expectNoAxeViolations(page, configure);
      await submitClaim(page);
      await page.getByText('Saved on this phone, not sent yet').waitFor();
      await expectNoAxeViolations(page, configure);
      await page.getByRole('link', { name: 'See this claim' }).click();
      await page.getByText('What you sent').waitFor();
      await expectNoAxeViolations(page, configure);
      await page.getByRole('button', { name: 'Discard' }).click();
      await page.getByRole('alertdialog').waitFor();
      await expectNoAxeViolations(page, configure);
      await page.getByRole('button', { name: 'Keep it' }).click();
      await network.on();
      await page.getByRole('link', { name: 'See where it stands' }).click();
      await page.getByRole('button', { name: 'Copy' }).waitFor();
      await expectNoAxeViolations(page, configure);
      await page.getByRole('link', { name: 'All my claims' }).click();
      await page.getByRole('listitem').filter({ hasText: 'Minor Surgeries' }).waitFor();
      await expectNoAxeViolations(page, configure);
    });

    test('the premium form', async ({ page }) => {
      await openClaimForm(page, { premium: true });
      await page.goto('/premium-claims');
      await fillPremiumClaim(page);
      await expectNoAxeViolations(page, configure);
      await submitClaim(page);
      await page.getByText('Claim submitted successfully.').waitFor();
      await expectNoAxeViolations(page, configure);
    });
  });
}
