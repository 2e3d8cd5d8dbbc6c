import { exceedQuota } from '../support/phone.ts';
import { readStore } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { fetchClaims, fillClaim, openClaimForm, optionsLoaded, submitClaim } from './claim-form.ts';

test('a claim submitted offline is stored and sent once when back online', async ({ page, network }) => {
  await openClaimForm(page);
  await network.off();
  await page.reload();
  await fillClaim(page);
  await submitClaim(page);
  await expect(page.getByText('Saved on this phone, not sent yet')).toBeVisible();
  await expect(page.getByText('Failed to submit')).toBeHidden();
  await page.goto('/claims');
  const line = page.getByRole('listitem').filter({ hasText: 'Minor Surgeries' });
  await expect(line).toContainText('Saved on this phone, not sent yet');

  await network.on();
  await expect(line).toContainText('Received');
  await expect(line).toHaveCount(1);
  expect(await fetchClaims(page)).toHaveLength(1);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('presence'))).toContain('"waiting":0');
});

test('an unsent letter has a page on which it can be sent or discarded', async ({ page, context, network }) => {
  await openClaimForm(page);
  await network.off();
  await fillClaim(page, 'To be discarded');
  await submitClaim(page);
  await page.getByRole('button', { name: 'Make another claim' }).click();
  await fillClaim(page, 'To be sent');
  await submitClaim(page);
  await expect(page.getByText('Saved on this phone, not sent yet')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('presence'))).toContain('"waiting":2');
  await page.goto('/claims?show=phone');
  // Chromium may forget at a navigation that it is to say that it is offline.
  await context.setOffline(false);
  await context.setOffline(true);
  const lines = page.getByRole('listitem').filter({ hasText: 'Minor Surgeries' });
  await expect(lines).toHaveCount(2);

  await lines.last().getByRole('link').click();
  await expect(page.getByText('To be discarded')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard it' }).click();
  await expect(page).toHaveURL(/\/claims$/);
  await expect(lines).toHaveCount(1);

  await lines.getByRole('link').click();
  await expect(page.getByText('To be sent')).toBeVisible();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('Last tried')).toBeVisible();
  await network.on();
  await expect(page.getByText(/^Sent, receipt R-\w{8} at /)).toBeVisible();
  await page.getByRole('link', { name: 'See where it stands' }).click();
  await expect(page).toHaveURL(/\/claims\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('list', { name: 'What happened so far' })).toContainText('Received');
  expect(await fetchClaims(page)).toHaveLength(1);
});

test('with the quota exceeded, NOT saved is shown and the form keeps its data', async ({ phone, baseURL }) => {
  const before = await phone.open();
  await openClaimForm(await before.newPage());
  await before.close();

  const full = await phone.open();
  const page = await full.newPage();
  const restoreQuota = await exceedQuota(page, baseURL);
  await page.goto('/claimform');
  await optionsLoaded(page);
  await fillClaim(page, 'Nowhere to keep this');
  await expect(page.getByText('This draft is NOT saved')).toBeVisible();
  await submitClaim(page);
  await expect(page.getByRole('alert').filter({ hasText: 'this phone has no room left' })).toBeVisible();
  await expect(page.getByLabel('Additional Details')).toHaveValue('Nowhere to keep this');
  await expect(page.getByLabel('Hospital')).toHaveValue('City Hospital');
  expect(await readStore(page, 'outbox')).toEqual([]);

  await restoreQuota();
  await submitClaim(page);
  await expect(page.getByRole('alert')).toContainText('Success: Your claim has arrived.');
  await full.close();
});

test('a claim submitted in one tab appears in the other', async ({ page, context }) => {
  await openClaimForm(page);
  const other = await context.newPage();
  await other.goto('/claims');
  await expect(other.getByText('No claims yet')).toBeVisible();
  await fillClaim(page);
  await submitClaim(page);
  await expect(other.getByRole('listitem').filter({ hasText: 'Minor Surgeries' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Success');
  await expect(other.getByRole('listitem').filter({ hasText: 'Minor Surgeries' })).toContainText('Received');
});
