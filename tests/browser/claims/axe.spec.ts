import { logInAs, register, registerAndLogIn } from '../account/accounts.ts';
import { expectNoAxeViolationsInBothThemes } from '../support/axe.ts';
import { newCustomer } from '../support/customer.ts';
import { test } from '../support/test.ts';
import { fillClaim, fillPremiumClaim, optionsLoaded, submitClaim } from './claim-form.ts';

test('the pages of claims, of a regular and of a premium customer, have no axe violations', async ({
  page,
  network,
}) => {
  // Runs axe twenty-two times.
  test.slow();
  await registerAndLogIn(page);
  await page.goto('/claims');
  await page.getByText('No claims yet').waitFor();
  await expectNoAxeViolationsInBothThemes(page);
  await page.goto('/premium-claims');
  await page.getByText('Priority claims are for premium customers.').waitFor();
  await expectNoAxeViolationsInBothThemes(page);
  await page.goto('/claimform');
  await optionsLoaded(page);
  // With the errors of all fields; the form without them has nothing that this has not.
  await submitClaim(page);
  await page.getByRole('alert').first().waitFor();
  await expectNoAxeViolationsInBothThemes(page);
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

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('heading', { level: 1, name: 'How a claim works' }).waitFor();
  await logInAs(page, await register(page, newCustomer(), true), true);
  await page.goto('/premium-claims');
  await fillPremiumClaim(page);
  await expectNoAxeViolationsInBothThemes(page);
  await submitClaim(page);
  await page.getByText('Claim submitted successfully.').waitFor();
  await expectNoAxeViolationsInBothThemes(page);
});
