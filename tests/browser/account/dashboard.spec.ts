import { newCustomer, workerReady } from '../support/customer.ts';
import { clearAnswers } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { logInAs, logOut, register, registerAndLogIn } from './accounts.ts';
import { approve, createDecidedClaims, decline, review } from './decided-claims.ts';

test('a new customer sees their details and empty lists', async ({ page }) => {
  const customer = await registerAndLogIn(page);
  const card = page.getByRole('region', { name: 'User Information' });
  await expect(card).toContainText(customer.username);
  await expect(card).toContainText(customer.email);
  await expect(card).toContainText('091 123 4567');
  await expect(page.getByRole('region', { name: 'Subscribed Services' })).toContainText('No services subscribed yet.');
  await expect(page.getByRole('region', { name: 'Claim Status' })).toContainText('No claims submitted yet.');
  await expect(page.getByRole('link', { name: 'Fill in a claim form' })).toHaveAttribute('href', '/claimform');
});

test('with the server unreachable, stored data is shown with its time; without any, the name, unsent letters and a retry button', async ({
  page,
  network,
}) => {
  const customer = await registerAndLogIn(page);
  await workerReady(page);
  await network.off();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${customer.username}`);
  await expect(page.getByText(/^As of \d+ \w+ \d{4}, \d\d:\d\d$/)).toBeVisible();
  await clearAnswers(page);
  await page.reload();
  const unavailableNotice = page.getByText(
    'We could not be reached, and your account was not fetched to this phone yet. What is saved on this phone is here.',
  );
  await expect(unavailableNotice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${customer.username}`);
  await expect(page.getByRole('link', { name: 'Fill in a claim form' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // It also retries on the `online` event.
  await network.on();
  await expect(page.getByRole('region', { name: 'User Information' })).toContainText(customer.email);
  await expect(unavailableNotice).toBeHidden();
});

test('the regular dashboard lists approved claims only, the premium dashboard all with a status badge', async ({
  page,
}) => {
  const claims = page.getByRole('region', { name: 'Claim Status' });

  const regular = await register(page, newCustomer('Abebech Gobena'));
  await createDecidedClaims(page, regular, {
    'Maternity Care': approve,
    'Routine Checkups': decline,
    'Minor Surgeries': review,
  });
  await logInAs(page, regular);
  await expect(claims.getByRole('listitem')).toHaveText([/^Maternity Care.*Approved$/]);
  await logOut(page);

  const waiting = await register(page, newCustomer('Derartu Tulu'));
  await createDecidedClaims(page, waiting, { 'Maternity Care': undefined });
  await logInAs(page, waiting);
  await expect(claims).toContainText('No approved claims yet.');
  await logOut(page);

  const premium = await register(page, newCustomer('Tsehay Alemu'), true);
  await createDecidedClaims(page, premium, {
    'Maternity Care': approve,
    'Routine Checkups': decline,
    'Minor Surgeries': review,
    'Medication Support': undefined,
  });
  await logInAs(page, premium, true);
  await expect(page.getByRole('region', { name: 'User Information' })).toContainText('Subscription planPremium');
  await expect(claims.getByRole('listitem')).toHaveText([
    /^Medication Support.*Pending$/,
    /^Minor Surgeries.*Pending$/,
    /^Routine Checkups.*Declined$/,
    /^Maternity Care.*Approved$/,
  ]);
  await expect(page.getByRole('link', { name: 'Request Priority Claim' })).toHaveAttribute('href', '/premium-claims');
});
