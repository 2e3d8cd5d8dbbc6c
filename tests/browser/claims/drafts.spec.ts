import { exceedQuota } from '../support/phone.ts';
import { readStore } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { draftStored, fillClaim, openClaimForm, optionsLoaded, submitClaim } from './claim-form.ts';

test('a draft outlives its tab; of two in two tabs one is stored and the other tab is told; a claim submitted in one tab leaves the form and comes into the list of another; both open without a network', async ({
  page: crashing,
  context,
  network,
}) => {
  const details = 'Written just before the crash';
  await openClaimForm(crashing);
  await fillClaim(crashing, details);
  await draftStored(crashing, details);
  const page = await context.newPage();
  await crashing.close({ runBeforeUnload: false });
  await page.goto('/claimform');
  await expect(page.getByLabel('Additional Details')).toHaveValue(details);

  const [other, list] = [await context.newPage(), await context.newPage()];
  await other.goto('/claimform');
  await expect(other.getByLabel('Additional Details')).toHaveValue(details);
  await list.goto('/claims');
  await expect(list.getByText('No claims yet')).toBeVisible();
  await submitClaim(page);
  await expect(page.getByRole('alert')).toContainText('Success');
  await expect(other.getByLabel('Additional Details')).toHaveValue('');
  await expect(list.getByRole('listitem').filter({ hasText: 'Minor Surgeries' })).toContainText('Received');

  await fillClaim(page, 'Written in the one');
  await draftStored(page, 'Written in the one');
  await fillClaim(other, 'Written in the other');
  await draftStored(other, 'Written in the other');
  await expect(page.getByText('This draft is NOT saved: another one')).toBeVisible();
  await expect(other.getByText('Saved on this phone as a draft')).toBeVisible();
  await submitClaim(other);
  await expect(other.getByRole('alert')).toContainText('Success');
  await expect(page.getByLabel('Additional Details')).toHaveValue('Written in the one');
  await expect(page.getByText('Saved on this phone as a draft')).toBeVisible();
  await draftStored(page, 'Written in the one');

  await expect(list.getByRole('listitem').filter({ hasText: 'Received' })).toHaveCount(2);
  await network.off();
  await Promise.all([page.reload(), list.reload()]);
  await expect(page.getByLabel('Additional Details')).toHaveValue('Written in the one');
  await expect(list.getByRole('listitem').filter({ hasText: 'Received' })).toHaveCount(2);
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
