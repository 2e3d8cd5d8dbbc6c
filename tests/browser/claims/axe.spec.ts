import { expectNoAxeViolationsInBothThemes } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { fillClaim, fillPremiumClaim, openClaimForm, submitClaim } from './claim-form.ts';

test('the regular customer’s pages', async ({ page, network }) => {
  // Runs axe twenty times.
  test.slow();
  await openClaimForm(page);
  await expectNoAxeViolationsInBothThemes(page);
  await submitClaim(page);
  await expectNoAxeViolationsInBothThemes(page);
  await page.goto('/claims');
  await page.getByText('No claims yet').waitFor();
  await expectNoAxeViolationsInBothThemes(page);
  await page.goto('/premium-claims');
  await expectNoAxeViolationsInBothThemes(page);
  await page.goto('/claimform');
  await network.off();
  await fillClaim(page);
  await page.getByText('Saved on this phone as a draft').waitFor();
  await expectNoAxeViolationsInBothThemes(page);
  await submitClaim(page);
  await page.getByText('Saved on this phone, not sent yet').waitFor();
  await expectNoAxeViolationsInBothThemes(page);
  await page.getByRole('link', { name: 'See this claim' }).click();
  await page.getByText('What you sent').waitFor();
  await expectNoAxeViolationsInBothThemes(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').waitFor();
  await expectNoAxeViolationsInBothThemes(page);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await network.on();
  await page.getByRole('link', { name: 'See where it stands' }).click();
  await page.getByRole('button', { name: 'Copy' }).waitFor();
  await expectNoAxeViolationsInBothThemes(page);
  await page.getByRole('link', { name: 'All my claims' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Minor Surgeries' }).waitFor();
  await expectNoAxeViolationsInBothThemes(page);
});

test('the premium form', async ({ page }) => {
  await openClaimForm(page, { premium: true });
  await page.goto('/premium-claims');
  await fillPremiumClaim(page);
  await expectNoAxeViolationsInBothThemes(page);
  await submitClaim(page);
  await page.getByText('Claim submitted successfully.').waitFor();
  await expectNoAxeViolationsInBothThemes(page);
});
