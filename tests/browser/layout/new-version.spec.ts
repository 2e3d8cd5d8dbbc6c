import {
  draftStored,
  fetchClaims,
  fillClaim,
  openClaimForm,
  optionsLoaded,
  submitClaim,
} from '../claims/claim-form.ts';
import { test } from '../support/changed-worker.ts';
import { expect } from '../support/test.ts';

const text = 'Half written under the old version';

test('a new version waits until it is accepted; a half-written claim is restored, other tabs keep their form data', async ({
  page,
  context,
  changeWorker,
}) => {
  await openClaimForm(page);
  await fillClaim(page, text);
  await draftStored(page, text);
  const other = await context.newPage();
  await other.goto('/forgot-password');
  await other.getByLabel('Email').fill('half-written@mail.example');
  const notice = other.getByText('Reload this one when you are ready.');

  changeWorker((worker) => `${worker}\n// next\n`);
  await page.reload();
  const offer = page.getByRole('button', { name: 'A new version is ready: update' });
  await expect(offer).toBeVisible();
  await expect(notice).toBeHidden();

  const reloaded = page.waitForEvent('load');
  await offer.click();
  await reloaded;
  await optionsLoaded(page);
  await expect(page.getByLabel('Additional Details')).toHaveValue(text);
  await expect(offer).toBeHidden();
  await expect(notice).toBeVisible();
  await expect(other.getByLabel('Email')).toHaveValue('half-written@mail.example');

  await submitClaim(page);
  await expect(page.getByText('Success: Your claim has arrived.')).toBeVisible();
  expect(await fetchClaims(page)).toHaveLength(1);
});
