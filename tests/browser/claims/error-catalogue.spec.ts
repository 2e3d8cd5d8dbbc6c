import { fillLogIn, pressLogIn, registerAndLogIn } from '../account/accounts.ts';
import { workerReady } from '../support/customer.ts';
import { readStore, storedToken } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import {
  addStoredHospital,
  deleteSession,
  fetchClaims,
  fillClaim,
  fillPremiumClaim,
  openClaimForm,
  optionsLoaded,
  submitClaim,
} from './claim-form.ts';

/** Each test is a row of the specification's error catalogue or list of endpoints and has its name. */

test('Claim form, received: Status and Message of the answer in an alert as Status: Message', async ({ page }) => {
  await openClaimForm(page);
  await fillClaim(page);
  await submitClaim(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/^Success: Your claim has arrived\. Its number is R-\w{8}\./);
  const [claim] = await fetchClaims(page);
  await expect(alert).toContainText(`Sent, receipt ${claim?.number} at `);
});

test('Claim form, failure: Failed to submit the claim request. Please try again.', async ({
  page,
  network,
  expectError,
}) => {
  expectError(/422/);
  await openClaimForm(page);
  await network.off();
  await addStoredHospital(page, 'Closed Clinic');
  await page.reload();
  await fillClaim(page, 'Kept although refused');
  await page.getByLabel('Hospital').selectOption('Closed Clinic');
  await network.on();
  await expect(page.getByLabel('Hospital').getByRole('option', { name: 'no longer offered' })).toBeAttached();
  await submitClaim(page);

  await expect(page.getByRole('alert')).toContainText('Failed to submit the claim request. Please try again.');
  await expect(page.getByLabel('Hospital')).toHaveAccessibleDescription(/not among the choices on offer/);
  await expect(page.getByLabel('Hospital')).toBeFocused();
  await expect(page.getByLabel('Additional Details')).toHaveValue('Kept although refused');
  expect(await fetchClaims(page)).toHaveLength(0);

  await page.goto('/claims?show=phone');
  await expect(page.getByText('Needs correction')).toBeVisible();
  await page.getByRole('link', { name: /Minor Surgeries/ }).click();
  await page.getByRole('link', { name: 'Correct', exact: true }).click();
  await expect(page.getByLabel('Additional Details')).toHaveValue('Kept although refused');
  await page.getByLabel('Hospital').selectOption('HealthCare Plus');
  await submitClaim(page);
  await expect(page.getByRole('alert')).toContainText('Success: Your claim has arrived.');
  expect(await fetchClaims(page)).toMatchObject([{ hospital: 'HealthCare Plus' }]);
  expect(await readStore(page, 'drafts')).toEqual([]);
  await page.goto('/claims');
  await expect(page.getByRole('listitem').filter({ hasText: 'Minor Surgeries' })).toHaveCount(1);
});

test('Claim form, not logged in: User not authenticated.', async ({ page }) => {
  const customer = await openClaimForm(page);
  await fillClaim(page, 'Written before the session went');
  await deleteSession(page);
  await submitClaim(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('User not authenticated.');
  await expect(page.getByLabel('Additional Details')).toHaveValue('Written before the session went');
  expect(await readStore(page, 'outbox')).toEqual([]);

  await alert.getByRole('button', { name: 'Log in' }).click();
  await fillLogIn(page, customer);
  await pressLogIn(page);
  await expect(page).toHaveURL(/\/claimform$/);
  await expect(page.getByLabel('Additional Details')).toHaveValue('Written before the session went');
});

test('Claim form, options load failure: an error message and a retry button', async ({
  page,
  networkProxy,
  expectError,
}) => {
  expectError(/Failed to load resource/);
  await registerAndLogIn(page);
  await workerReady(page);
  // The browser does not fire `online` for this outage, so only the customer can retry.
  await networkProxy.cut();
  await page.goto('/claimform');
  await optionsLoaded(page);
  const notReached = page.getByText(/We could not be reached\. The choices are those of .+\./);
  await expect(notReached).toBeVisible();
  await page.getByLabel('Additional Details').fill('Meanwhile');
  await networkProxy.restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notReached).toBeHidden();
  await optionsLoaded(page);
  await expect(page.getByLabel('Additional Details')).toHaveValue('Meanwhile');
});

test('Premium claim: success alert Claim submitted successfully. and the form is reset', async ({ page }) => {
  const customer = await openClaimForm(page, { premium: true });
  await page.goto('/premium-claims');
  await expect(page.getByLabel('Full Name')).toHaveValue(customer.username);
  await expect(page.getByLabel('Email Address')).toHaveValue(customer.email);
  await expect(page.getByLabel('Priority Claim')).toBeChecked();
  await fillPremiumClaim(page);
  await page.getByLabel('Priority Claim').uncheck();
  await submitClaim(page);
  await expect(page.getByRole('alert')).toContainText('Claim submitted successfully.');
  for (const label of ['Hospital', 'Policy', 'Payment Method', 'Claim Description'])
    await expect(page.getByLabel(label)).toHaveValue('');
  await expect(page.getByLabel('Priority Claim')).toBeChecked();
  expect(await readStore(page, 'drafts')).toEqual([]);
});

test('Premium claim, failure: Failed to submit the claim request. Please try again.', async ({
  page,
  network,
  expectError,
}) => {
  expectError(/422/);
  await openClaimForm(page, { premium: true });
  await network.off();
  await addStoredHospital(page, 'Closed Clinic');
  await page.goto('/premium-claims');
  await fillPremiumClaim(page);
  await page.getByLabel('Hospital').selectOption('Closed Clinic');
  await submitClaim(page);
  await expect(page.getByText('Saved on this phone, not sent yet')).toBeVisible();
  await network.on();
  await expect(page.getByRole('alert')).toContainText('Failed to submit the claim request. Please try again.');
  await expect(page.getByLabel('Claim Description')).toHaveValue('Appendix taken out');
});

test('A session that the server ended: User not authenticated., and the claim goes out after the log-in', async ({
  page,
  expectError,
}) => {
  expectError(/401/);
  const customer = await openClaimForm(page);
  await fillClaim(page, 'Sent after the log-in');
  const changed = await page.request.put('/api/change-password', {
    headers: { authorization: `Bearer ${await storedToken(page)}` },
    data: { currentPassword: customer.password, newPassword: 'buna with sugar' },
  });
  expect(changed.status()).toBe(200);
  await submitClaim(page);
  await expect(page.getByRole('alert')).toContainText('User not authenticated.');
  await page.getByRole('button', { name: 'Log in' }).click();
  await fillLogIn(page, { ...customer, password: 'buna with sugar' });
  await pressLogIn(page);
  await expect(page).toHaveURL(/\/claimform$/);
  await expect.poll(async () => (await fetchClaims(page)).length).toBe(1);
});
