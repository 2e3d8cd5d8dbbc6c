import type { Page } from '@playwright/test';
import { claimant, claimsAtTheServer, fillClaim, offered, submitClaim } from '../claims/claimant.ts';
import { kill } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';
import { workerOf } from '../support/worker.ts';

const notSentYet = 'Saved on this phone, not sent yet';
const waiting = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('presence') ?? '{}') as { waiting?: number }).waiting);

async function writeOffline(page: Page, details: string): Promise<void> {
  await fillClaim(page, details);
  await submitClaim(page);
  await expect(page.getByText(notSentYet)).toBeVisible();
}

test('ten letters written without a network arrive once each', async ({ page, network }) => {
  test.slow();
  await claimant(page);
  await network.off();
  for (let written = 1; written <= 10; written += 1) {
    await writeOffline(page, `Letter ${written}`);
    await page.getByRole('button', { name: 'Make another claim' }).click();
  }
  await expect.poll(() => waiting(page)).toBe(10);
  await network.on();
  await expect.poll(() => waiting(page), { timeout: 20_000 }).toBe(0);
  const numbers = (await claimsAtTheServer(page)).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(10);
  expect(numbers).toHaveLength(10);
});

test('with the page closed and the network back, the worker sends by itself', async ({ page, context, network }) => {
  await claimant(page);
  const worker = await workerOf(context, page);
  await network.off();
  await writeOffline(page, 'Sent by the worker');
  const elsewhere = await context.newPage();
  await page.close();
  await network.on();
  await worker.wakeForSync('outbox:test');
  await elsewhere.goto('/about');
  await expect.poll(() => claimsAtTheServer(elsewhere).then((claims) => claims.length)).toBe(1);
  await elsewhere.goto('/claims');
  const line = elsewhere.getByRole('listitem').filter({ hasText: 'Minor Surgeries' });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('Received');
});

test('a browser killed with letters waiting sends them when it is opened again', async ({ phone, wire }) => {
  test.slow();
  const before = await phone.open();
  const page = await before.newPage();
  await claimant(page);
  await before.setOffline(true);
  await wire.cut();
  await writeOffline(page, 'Before the kill');
  await kill(phone, before);

  await wire.mend();
  const after = await phone.open();
  const again = await after.newPage();
  await again.goto('/claims');
  await expect(again.getByRole('listitem').filter({ hasText: 'Minor Surgeries' })).toContainText('Received');
  expect(await claimsAtTheServer(again)).toHaveLength(1);
  await after.close();
});

test('an answer lost after the server has the claim: it is sent again, and there is one claim', async ({
  page,
  wire,
  network,
  expectError,
}) => {
  expectError(/Failed to load resource|ERR_/);
  await claimant(page);
  const struck = wire.fail({ kind: 'answer-lost', asked: /POST \/api\/claims / });
  await fillClaim(page, 'Its answer is lost');
  await submitClaim(page);
  await struck;
  await expect(page.getByText(notSentYet)).toBeVisible();
  expect(await waiting(page)).toBe(1);
  await wire.mend();
  await page.goto('/claims');
  await expect(page.getByRole('listitem').filter({ hasText: 'Minor Surgeries' })).toContainText('Received');
  expect(await claimsAtTheServer(page)).toHaveLength(1);
  expect(network).toBeDefined();
});

test('the page of a captive portal, with its 200, is no receipt', async ({ page, wire, network, expectError }) => {
  expectError(/Failed to load resource|ERR_/);
  await claimant(page);
  const struck = wire.fail({ kind: 'captive-portal' });
  await fillClaim(page, 'In the hotel');
  await submitClaim(page);
  await struck;
  await expect(page.getByText(notSentYet)).toBeVisible();
  expect(await waiting(page)).toBe(1);
  await wire.mend();
  await page.goto('/claims');
  await expect(page.getByRole('listitem').filter({ hasText: 'Minor Surgeries' })).toContainText('Received');
  expect(await claimsAtTheServer(page)).toHaveLength(1);
  expect(network).toBeDefined();
});

test('two tabs that both send make one claim of each letter', async ({ page, context, network }) => {
  await claimant(page);
  const other = await context.newPage();
  await other.goto('/claimform');
  await offered(other);
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
  expect(await claimsAtTheServer(page)).toHaveLength(2);
});

test('a letter that waits leaves from any page, not only from a customer’s room', async ({ page, network }) => {
  await claimant(page);
  await network.off();
  await writeOffline(page, 'Read the news meanwhile');
  await page.goto('/about');
  await network.on();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => waiting(page)).toBe(0);
  expect(await claimsAtTheServer(page)).toHaveLength(1);
});
