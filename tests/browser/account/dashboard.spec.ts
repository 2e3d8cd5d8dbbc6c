import { somebody, workerReady } from '../support/customer.ts';
import { forgetAnswers } from '../support/phone-memory.ts';
import { expect, test } from '../support/test.ts';
import { atHome, enter, leave, registered } from './accounts.ts';
import { approve, claimsDecided, decline, review } from './decided.ts';

test('a new customer: who they are, and that there is nothing yet', async ({ page }) => {
  const customer = await atHome(page);
  const card = page.getByRole('region', { name: 'User Information' });
  await expect(card).toContainText(customer.username);
  await expect(card).toContainText(customer.email);
  await expect(card).toContainText('091 123 4567');
  await expect(page.getByRole('region', { name: 'Subscribed Services' })).toContainText('No services subscribed yet.');
  await expect(page.getByRole('region', { name: 'Claim Status' })).toContainText('No claims submitted yet.');
  await expect(page.getByRole('link', { name: 'Fill in a claim form' })).toHaveAttribute('href', '/claimform');
});

test('out of reach, the last known is shown with its time; with nothing known, the name, what waits, a sentence and a retry', async ({
  page,
  network,
}) => {
  const customer = await atHome(page);
  await workerReady(page);
  await network.off();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${customer.username}`);
  await expect(
    page.getByText(/^We could not be reached\. This is what was known on \d+ \w+ \d{4}, \d\d:\d\d\.$/),
  ).toBeVisible();
  await forgetAnswers(page);
  await page.reload();
  const notYet = page.getByText(
    'We could not be reached, and your account was not fetched to this phone yet. What is saved on this phone is here.',
  );
  await expect(notYet).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${customer.username}`);
  await expect(page.getByText('Nothing waits to be sent.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // It also tries by itself as soon as the browser says that there is a network.
  await network.on();
  await expect(page.getByRole('region', { name: 'User Information' })).toContainText(customer.email);
  await expect(notYet).toBeHidden();
});

test('decided claims: the regular dashboard has the approved ones alone, the premium one badges each', async ({
  page,
}) => {
  const claims = page.getByRole('region', { name: 'Claim Status' });

  const regular = await registered(page, somebody('Abebech Gobena'));
  await claimsDecided(page, regular, {
    'Maternity Care': approve,
    'Routine Checkups': decline,
    'Minor Surgeries': review,
  });
  await enter(page, regular);
  await expect(claims.getByRole('listitem')).toHaveText([/^Maternity Care.*Approved$/]);
  await leave(page);

  const waiting = await registered(page, somebody('Derartu Tulu'));
  await claimsDecided(page, waiting, { 'Maternity Care': undefined });
  await enter(page, waiting);
  await expect(claims).toContainText('No approved claims yet.');
  await leave(page);

  const premium = await registered(page, somebody('Tsehay Alemu'), true);
  await claimsDecided(page, premium, {
    'Maternity Care': approve,
    'Routine Checkups': decline,
    'Minor Surgeries': review,
    'Medication Support': undefined,
  });
  await enter(page, premium, true);
  await expect(page.getByRole('region', { name: 'User Information' })).toContainText('Subscription planPremium');
  await expect(claims.getByRole('listitem')).toHaveText([
    /^Medication Support.*Pending$/,
    /^Minor Surgeries.*Pending$/,
    /^Routine Checkups.*Declined$/,
    /^Maternity Care.*Approved$/,
  ]);
  await expect(page.getByRole('link', { name: 'Request Priority Claim' })).toHaveAttribute('href', '/premium-claims');
});
