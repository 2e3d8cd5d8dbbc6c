import type { Page } from '@playwright/test';
import { draftStored, fillClaim, openClaimForm, submitClaim } from '../claims/claim-form.ts';
import { administrators } from '../support/administrators.ts';
import { newCustomer } from '../support/customer.ts';
import { cachedPaths, readStore } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { openDesk } from './desk.ts';

const openClaimOf = async (desk: Page, email: string) => {
  await desk.goto(`/admin/claims?search=${encodeURIComponent(email)}&state=undecided`);
  await desk.locator('a[data-claim]').first().click();
  await expect(desk.getByRole('heading', { name: 'Timeline' })).toBeVisible();
};

async function approve(desk: Page, amount: string) {
  await desk.getByRole('button', { name: 'Approve' }).click();
  await desk.getByLabel('Amount in dollars').fill(amount);
  await desk.getByRole('form', { name: 'Approve' }).getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText(/It can be undone until/)).toBeVisible();
}

test('a claim submitted offline is approved at the desk and shown on the dashboard', async ({
  page,
  browser,
  baseURL,
  network,
}) => {
  test.slow();
  const customer = await openClaimForm(page);
  await network.off();
  await fillClaim(page, 'Two stitches \u202e after a fall\u0007 <b>today</b>');
  await submitClaim(page);
  await expect(page.getByText('Saved on this phone, not sent yet').first()).toBeVisible();
  await network.on();
  await expect(page.getByText(/Success: Your claim has arrived/)).toBeVisible();

  const desk = await openDesk(browser, baseURL ?? '', '/claims');
  await openClaimOf(desk, customer.email);
  await expect(desk.getByText('Two stitches \ufffd after a fall\ufffd <b>today</b>')).toBeVisible();

  await desk.getByRole('button', { name: 'Approve' }).click();
  const form = desk.getByRole('form', { name: 'Approve' });
  await form.getByRole('button', { name: 'Approve' }).click();
  await expect(form.getByText('Please give an amount in dollars')).toBeVisible();
  await expect(form.getByLabel('Amount in dollars')).toBeFocused();
  await form.getByLabel('Amount in dollars').fill('10.005');
  await form.getByRole('button', { name: 'Approve' }).click();
  await expect(form.getByText('Please give an amount in dollars')).toBeVisible();
  await form.getByLabel('Amount in dollars').fill('1,250.50');
  await form.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText('Approved: $1,250.50')).toBeVisible();

  await page.goto('/profile');
  const status = page.getByRole('region', { name: 'Claim Status' });
  await expect(status.getByText('Minor Surgeries')).toBeVisible();
  await expect(status.getByText('Approved', { exact: true })).toBeVisible();

  // The customer's storage contains no admin data, and the admin session is not a customer's.
  const names = await desk.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(names).toEqual(['tenawas-desk']);
  await desk.context().close();
});

test('a declined claim shows the reason, is corrected and then approved', async ({ page, browser, baseURL }) => {
  test.slow();
  const customer = await openClaimForm(page);
  await fillClaim(page, 'Stitches');
  await submitClaim(page);
  await expect(page.getByText(/Success: Your claim has arrived/)).toBeVisible();

  const desk = await openDesk(browser, baseURL ?? '', '/claims');
  await openClaimOf(desk, customer.email);
  await desk.getByRole('button', { name: 'Decline' }).click();
  await desk.getByLabel('Reason').selectOption('Papers missing');
  await desk.getByLabel('In your own words').fill('The receipt of the pharmacy, please.');
  await desk.getByRole('form', { name: 'Decline' }).getByRole('button', { name: 'Decline' }).click();
  await expect(desk.getByText(/It can be undone until/)).toBeVisible();

  await page.goto('/claims');
  // Until the list is revalidated, the entry is the letter's and links to the letter's page.
  await page.getByRole('link', { name: /Minor Surgeries.*Declined/ }).click();
  await expect(page.getByText('The receipt of the pharmacy, please.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Correct and send again' }).click();
  await page.getByLabel('Additional Details').fill('Stitches, with the receipt of the pharmacy');
  await submitClaim(page);
  await expect(page.getByText(/Success: Your claim has arrived/)).toBeVisible();

  await openClaimOf(desk, customer.email);
  await expect(desk.getByText('Stitches, with the receipt of the pharmacy')).toBeVisible();
  await expect(desk.getByText('Corrects')).toBeVisible();
  await approve(desk, '80');
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Claim Status' }).getByText('Approved', { exact: true })).toBeVisible();
  await desk.context().close();
});

test('of two simultaneous decisions the second is refused, and its administrator sees the first', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const customer = await openClaimForm(page);
  await fillClaim(page, 'Stitches');
  await submitClaim(page);
  await expect(page.getByText(/Success: Your claim has arrived/)).toBeVisible();

  const first = await openDesk(browser, baseURL ?? '', '/claims', administrators[0]);
  const second = await openDesk(browser, baseURL ?? '', '/claims', administrators[1]);
  await openClaimOf(first, customer.email);
  await openClaimOf(second, customer.email);
  await second.getByRole('button', { name: 'Decline' }).click();
  await second.getByLabel('Reason').selectOption('Not covered');
  await approve(first, '100');
  // Chromium logs the 409 that this test expects.
  await second.getByRole('form', { name: 'Decline' }).getByRole('button', { name: 'Decline' }).click();
  const conflict = second.getByRole('alert').filter({ hasText: 'Somebody was quicker' });
  await expect(conflict).toContainText('Approved: $100.00');
  await expect(conflict).toContainText(administrators[0]);
  await expect(second.getByRole('form')).toBeHidden();

  await second.getByRole('button', { name: 'Undo the last decision' }).click();
  await expect(second.getByRole('button', { name: 'Approve' })).toBeVisible();
  await first.context().close();
  await second.context().close();
});

test('a subscription made offline is confirmed at the desk and deleted with the customer', async ({
  page,
  browser,
  baseURL,
  network,
  expectError,
}) => {
  test.slow();
  const customer = await openClaimForm(page, { customer: newCustomer('Derartu Tulu') });
  await page.goto('/subscribe?service=air-ambulance');
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible();
  await network.off();
  await page.goto('/subscribe?service=routine-checkups');
  await page.getByLabel('How you want to pay').selectOption('Mobile Banking');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Saved on this phone, not sent yet')).toBeVisible();
  await network.on();
  await expect(page.getByText(/Your request has arrived/)).toBeVisible();

  const desk = await openDesk(browser, baseURL ?? '', '/requests?kind=subscriptions');
  const line = desk.getByRole('row').filter({ hasText: customer.username });
  await line.getByRole('button', { name: /Settle/ }).click();
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(line).toBeHidden();

  await page.goto('/profile');
  const held = page.getByRole('region', { name: 'Subscribed Services' });
  await expect(held.getByText('Routine Checkups')).toBeVisible();
  await expect(held.getByText(/Until \d+ \w+ \d{4}/)).toBeVisible();

  await page.goto('/claimform');
  await fillClaim(page, 'Begun and never sent');
  await draftStored(page, 'Begun and never sent');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Ask for deletion' }).click();
  await page.getByRole('alertdialog').getByLabel('Current Password').fill(customer.password);
  await page.getByRole('button', { name: 'Ask for it to be deleted' }).click();
  await expect(page.getByText('Your request has arrived.')).toBeVisible();
  await desk.getByRole('link', { name: 'Deletions' }).click();
  await line.getByRole('button', { name: /Delete the account/ }).click();
  const question = desk.getByRole('alertdialog', { name: `Delete the account of ${customer.username}?` });
  await question.getByRole('button', { name: 'Delete the account' }).click();
  await expect(line).toBeHidden();
  await desk.getByRole('link', { name: 'Settled' }).click();
  await expect(desk.getByRole('row').filter({ hasText: 'Deleted customer' })).toContainText(administrators[0]);

  expectError(/401/);
  await page.goto('/profile');
  await expect(page.getByText('This account was deleted, as was asked for.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  for (const store of ['session', 'drafts', 'outbox'] as const) {
    expect(JSON.stringify(await readStore(page, store))).not.toMatch(/"token"|owner/);
  }
  const cached = await cachedPaths(page);
  expect(cached).toContain('/profile');
  expect(cached.filter((path) => path.startsWith('/api/') && path !== '/api/services')).toEqual([]);
  await desk.context().close();
});
