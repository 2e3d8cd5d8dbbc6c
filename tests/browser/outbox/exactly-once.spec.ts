import type { Page } from '@playwright/test';
import { fetchClaims, fillClaim, openClaimForm, optionsLoaded, submitClaim } from '../claims/claim-form.ts';
import { kill } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';
import { attachToWorker } from '../support/worker.ts';

const waitingText = 'Saved on this phone, not sent yet';
const waiting = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('presence') ?? '{}') as { waiting?: number }).waiting);

async function writeOffline(page: Page, details: string): Promise<void> {
  await fillClaim(page, details);
  await submitClaim(page);
  await expect(page.getByText(waitingText)).toBeVisible();
}

test('ten letters submitted offline arrive exactly once', async ({ page, network }) => {
  test.slow();
  await openClaimForm(page);
  await network.off();
  for (let submitted = 1; submitted <= 10; submitted += 1) {
    await writeOffline(page, `Letter ${submitted}`);
    await page.getByRole('button', { name: 'Make another claim' }).click();
  }
  await expect.poll(() => waiting(page)).toBe(10);
  await network.on();
  await expect.poll(() => waiting(page), { timeout: 20_000 }).toBe(0);
  const numbers = (await fetchClaims(page)).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(10);
  expect(numbers).toHaveLength(10);
});

test('the worker sends letters when back online with the page closed', async ({ page, context, network }) => {
  await openClaimForm(page);
  const worker = await attachToWorker(context, page);
  await network.off();
  await writeOffline(page, 'Sent by the worker');
  const otherTab = await context.newPage();
  await page.close();
  await network.on();
  await worker.dispatchSync('outbox:test');
  await otherTab.goto('/about');
  await expect.poll(() => fetchClaims(otherTab).then((claims) => claims.length)).toBe(1);
  await otherTab.goto('/claims');
  const line = otherTab.getByRole('listitem').filter({ hasText: 'Minor Surgeries' });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('Received');
});

test('a killed browser sends its unsent letters when it is reopened', async ({ phone, networkProxy }) => {
  test.slow();
  const before = await phone.open();
  const page = await before.newPage();
  await openClaimForm(page);
  await before.setOffline(true);
  await networkProxy.cut();
  await writeOffline(page, 'Before the kill');
  await kill(phone, before);

  await networkProxy.restore();
  const after = await phone.open();
  const again = await after.newPage();
  await again.goto('/claims');
  await expect(again.getByRole('listitem').filter({ hasText: 'Minor Surgeries' })).toContainText('Received');
  expect(await fetchClaims(again)).toHaveLength(1);
  await after.close();
});

test('a letter whose response was lost is sent again, and one claim is created', async ({
  page,
  networkProxy,
  network,
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
  await page.goto('/claims');
  await expect(page.getByRole('listitem').filter({ hasText: 'Minor Surgeries' })).toContainText('Received');
  expect(await fetchClaims(page)).toHaveLength(1);
  expect(network).toBeDefined();
});

test('a captive portal’s 200 response is not accepted as a receipt', async ({
  page,
  networkProxy,
  network,
  expectError,
}) => {
  expectError(/Failed to load resource|ERR_/);
  await openClaimForm(page);
  const occurred = networkProxy.fail({ kind: 'captive-portal' });
  await fillClaim(page, 'In the hotel');
  await submitClaim(page);
  await occurred;
  await expect(page.getByText(waitingText)).toBeVisible();
  expect(await waiting(page)).toBe(1);
  await networkProxy.restore();
  await page.goto('/claims');
  await expect(page.getByRole('listitem').filter({ hasText: 'Minor Surgeries' })).toContainText('Received');
  expect(await fetchClaims(page)).toHaveLength(1);
  expect(network).toBeDefined();
});

test('two tabs sending at the same time create one claim per letter', async ({ page, context, network }) => {
  await openClaimForm(page);
  const other = await context.newPage();
  await other.goto('/claimform');
  await optionsLoaded(other);
  await network.off();
  await writeOffline(page, 'From the first tab');
  await writeOffline(other, 'From the second tab');
  await network.on();
  await Promise.all([page.goto('/claims'), other.goto('/claims')]);
  for (const tab of [page, other]) {
    const lines = tab.getByRole('listitem').filter({ hasText: 'Minor Surgeries' });
    await expect(lines).toHaveCount(2);
    await expect(lines.first()).toContainText('Received');
    await expect(lines.last()).toContainText('Received');
  }
  expect(await fetchClaims(page)).toHaveLength(2);
});

test('unsent letters are sent from public pages too', async ({ page, network }) => {
  await openClaimForm(page);
  await network.off();
  await writeOffline(page, 'Read the news meanwhile');
  await page.goto('/about');
  await network.on();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => waiting(page)).toBe(0);
  expect(await fetchClaims(page)).toHaveLength(1);
});
