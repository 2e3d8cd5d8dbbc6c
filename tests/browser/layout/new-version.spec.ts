import type { Page } from '@playwright/test';
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
import { attachToWorker } from '../support/worker.ts';

const text = 'Half written under the old version';
const offerOf = (page: Page) => page.getByRole('button', { name: 'A new version is ready: update' });

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
  const offer = offerOf(page);
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

test('a new version is not held up by a letter that the old worker is sending; the letter is sent once', async ({
  page,
  context,
  network,
  networkProxy,
  changeWorker,
}) => {
  await openClaimForm(page);
  const worker = await attachToWorker(context, page);
  await network.off();
  await fillClaim(page, 'Sent while a new version came');
  await submitClaim(page);
  await expect(page.getByText('Saved on this phone, not sent yet')).toBeVisible();
  await page.close();
  await network.on();
  let isHeld = false;
  void networkProxy.fail({ kind: 'response-held', request: /POST \/api\/claims / }).then(() => {
    isHeld = true;
  });
  await expect
    .poll(() => {
      worker.dispatchSync('outbox:held').catch(() => {});
      return isHeld;
    })
    .toBe(true);

  changeWorker((script) => `${script}\n// next\n`);
  const again = await context.newPage();
  await again.goto('/claims');
  const reloaded = again.waitForEvent('load', { timeout: 20_000 });
  await offerOf(again).click();
  await reloaded;
  await networkProxy.restore();
  await again.reload();
  await expect(again.getByRole('listitem').filter({ hasText: 'Minor Surgeries' })).toContainText('Received');
  expect(await fetchClaims(again)).toHaveLength(1);
});
