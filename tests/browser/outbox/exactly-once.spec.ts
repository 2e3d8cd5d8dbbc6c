import type { Page } from '@playwright/test';
import { logInAs } from '../account/accounts.ts';
import { fetchClaims, fillClaim, openClaimForm, optionsLoaded, submitClaim } from '../claims/claim-form.ts';
import { corruptDatabase } from '../support/broken-database.ts';
import { kill } from '../support/phone.ts';
import { readStore } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { attachToWorker } from '../support/worker.ts';
import { upgradeDatabase } from './upgrade-database.ts';

const waitingText = 'Saved on this phone, not sent yet';
const waiting = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('presence') ?? '{}') as { waiting?: number }).waiting);
const claimsInList = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Minor Surgeries' });

async function writeOffline(page: Page, details: string): Promise<void> {
  await fillClaim(page, details);
  await submitClaim(page);
  await expect(page.getByText(waitingText)).toBeVisible();
}

test('with the page closed the worker sends; terminated while waiting for the response it sends again, and one claim is created', async ({
  page,
  context,
  network,
  networkProxy,
}) => {
  await openClaimForm(page);
  const worker = await attachToWorker(context, page);
  await network.off();
  await writeOffline(page, 'Sent by a worker that was stopped');
  await page.close();
  await network.on();

  let isHeld = false;
  void networkProxy.fail({ kind: 'response-held', request: /POST \/api\/claims / }).then(() => {
    isHeld = true;
  });
  const wake = () => {
    // Never resolves, because the worker is terminated.
    worker.dispatchSync('outbox:stopped').catch(() => {});
    return isHeld;
  };
  // The closed page may still hold the outbox lock, so retry the sync event as the browser does.
  await expect.poll(wake).toBe(true);
  await worker.stop();
  await networkProxy.restore();

  const again = await context.newPage();
  // No script of ours runs there, so it is the worker that sends.
  await again.goto('/robots.txt');
  await expect(async () => {
    await worker.dispatchSync('outbox:again');
    expect(await readStore(again, 'outbox')).toMatchObject([{ state: 'sent' }]);
  }).toPass();
  await again.goto('/claims');
  await expect(claimsInList(again)).toHaveCount(1);
  await expect(claimsInList(again)).toContainText('Received');
  expect(await fetchClaims(again)).toHaveLength(1);
});

test('a killed browser sends its unsent letters when it is reopened, also where it deletes a corrupted database', async ({
  phone,
  networkProxy,
}) => {
  test.slow();
  let opened = await phone.open();
  let page = await opened.newPage();
  const customer = await openClaimForm(page);
  for (const isCorrupted of [false, true]) {
    await opened.setOffline(true);
    await networkProxy.cut();
    await writeOffline(page, isCorrupted ? 'Kept twice' : 'Before the kill');
    await kill(phone, opened);

    if (isCorrupted) corruptDatabase(phone.profile);
    await networkProxy.restore();
    opened = await phone.open();
    page = await opened.newPage();
    if (isCorrupted) {
      await page.goto('/profile');
      await expect(page).toHaveURL(/\/login$/);
      expect(await readStore(page, 'session')).toEqual([]);
      await logInAs(page, customer);
    }
    await page.goto('/claims');
    const count = isCorrupted ? 2 : 1;
    await expect(claimsInList(page).filter({ hasText: 'Received' })).toHaveCount(count);
    await expect(claimsInList(page)).toHaveCount(count);
    expect(await fetchClaims(page)).toHaveLength(count);
    if (isCorrupted) break;
    await page.goto('/claimform');
    await optionsLoaded(page);
  }
  await opened.close();
});

test('a letter whose response was lost is sent again from a public page, and one claim is created', async ({
  page,
  networkProxy,
  expectError,
}) => {
  expectError(/Failed to load resource|ERR_/);
  await openClaimForm(page);
  const occurred = networkProxy.fail({ kind: 'response-lost', request: /POST \/api\/claims / });
  await fillClaim(page, 'Its answer is lost');
  await submitClaim(page);
  await occurred;
  await expect(page.getByText(waitingText)).toBeVisible();
  expect(await waiting(page)).toBe(1);
  await networkProxy.restore();
  await page.goto('/about');
  await page.mouse.wheel(0, 200);
  await expect.poll(() => waiting(page)).toBe(0);
  expect(await fetchClaims(page)).toHaveLength(1);
});

test('two tabs keep storing after a later release upgraded their database, and sending at the same time create one claim per letter', async ({
  page,
  context,
  network,
}) => {
  await openClaimForm(page);
  const other = await context.newPage();
  await other.goto('/claimform');
  await optionsLoaded(other);
  await fillClaim(page, 'Half written when the database was taken');
  await upgradeDatabase(other);
  await network.off();
  await submitClaim(page);
  await expect(page.getByText(waitingText)).toBeVisible();
  await writeOffline(other, 'From the second tab');
  await network.on();
  await Promise.all([page.goto('/claims'), other.goto('/claims')]);
  for (const tab of [page, other]) {
    await expect(claimsInList(tab).filter({ hasText: 'Received' })).toHaveCount(2);
    await expect(claimsInList(tab)).toHaveCount(2);
  }
  expect(await fetchClaims(page)).toHaveLength(2);
});
