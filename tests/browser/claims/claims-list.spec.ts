import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests.ts';
import { clearAnswers } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { createClaims, fetchClaims, fillClaim, openClaimForm, submitClaim } from './claim-form.ts';

const lines = 'ol > li:has(a)';

/**
 * Scrolls from the top to the end of the list. Distant entries have `content-visibility: auto` and are rendered when
 * they come near.
 */
const scrollThrough = (page: Page): Promise<string[]> =>
  page.evaluate(async (lines) => {
    const hrefs = new Set<string>();
    scrollTo(0, 0);
    for (let atEnd = false; !atEnd; scrollBy(0, innerHeight)) {
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      for (const { href } of document.querySelectorAll<HTMLAnchorElement>(`${lines} a`)) hrefs.add(href);
      atEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
    }
    return [...hrefs];
  }, lines);

/** The entries rendered initially, and those near the viewport. */
const initiallyRendered = 8 + 12;

const lineTo = (page: Page, address = '') => page.locator(`${lines} > a[href="${new URL(address).pathname}"]`);

/** Scrolls in one step; a key press would scroll smoothly in many. */
const jumpTo = (page: Page, part: 0 | 1) =>
  page.evaluate((part) => scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' }), part);

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const hasLines = (page: Page, count: number) => expect.poll(() => scrollThrough(page)).toHaveLength(count);

/** More claims than fit on one page of the list. */
async function atLongList(page: Page): Promise<void> {
  await openClaimForm(page);
  await createClaims(page, 53);
  await page.goto('/claims');
  await hasLines(page, 50);
}

test('claims are paginated, filtered by the URL, and shown from storage when offline', async ({
  page,
  context,
  network,
}) => {
  await atLongList(page);
  await page.getByRole('button', { name: 'Show more' }).click();
  await hasLines(page, 53);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();

  await page.locator(lines).last().getByRole('link').click();
  await expect(page.getByText('Claim 1', { exact: true })).toBeVisible();
  await page.goBack();
  // The scroll position is restored: the last entry is rendered and in view.
  await expect(page.locator(lines).last()).toBeInViewport();
  await hasLines(page, 53);

  await page.getByRole('link', { name: 'Decided', exact: true }).click();
  await expect(page).toHaveURL(/\?show=decided$/);
  await expect(page.getByText('None of your claims are in this group.')).toBeVisible();
  await page.getByRole('link', { name: 'Not decided yet' }).click();
  await expect(page.locator(lines)).toHaveCount(initiallyRendered);
  const last = lineTo(page, (await scrollThrough(page)).at(-1));
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await jumpTo(page, 0);
  await expect(page.locator(lines).first()).toBeInViewport();
  await page.getByRole('link', { name: 'On this phone' }).click();
  await expect(page.getByText('Nothing waits on this phone.')).toBeVisible();

  await network.off();
  await page.goto('/claims');
  // Chromium may forget at a navigation that it is to say that it is offline.
  await context.setOffline(false);
  await context.setOffline(true);
  await expect(page.getByText(/^As of \d+ \w+ \d{4}, \d\d:\d\d$/)).toBeVisible();
  await hasLines(page, 50);
  const [newest] = await scrollThrough(page);
  await jumpTo(page, 0);
  await lineTo(page, newest).click();
  await expect(page.getByText('what is kept on this phone about this claim')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maternity Care');
});

test('entries near the viewport are in the DOM and rendered when they come closer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await atLongList(page);
  await jumpTo(page, 0);
  const isLaidOut = (link: HTMLElement) => link.checkVisibility({ contentVisibilityAuto: true });
  const link = page.locator(`${lines} > a`);
  const distantLink = link.nth(initiallyRendered - 1);
  expect(await link.first().evaluate(isLaidOut)).toBe(true);
  await expect.poll(() => distantLink.evaluate(isLaidOut)).toBe(false);
  await distantLink.focus();
  await expect.poll(() => distantLink.evaluate(isLaidOut)).toBe(true);
});

test('entries scrolled past stay rendered for a while and then keep their height', async ({ page }) => {
  await atLongList(page);
  await jumpTo(page, 1);
  await expect(page.locator(lines)).toHaveCount(50);
  // A font size at which fifty entries are taller than the rendered area.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '90px'));
  await hasLines(page, 50);
  const tall = await heightOf(page);
  expect(tall).toBeGreaterThan(25_000);
  await jumpTo(page, 0);
  await expect.poll(() => page.locator(lines).count()).toBeLessThan(50);
  expect(await heightOf(page)).toBe(tall);
});

test('entries requested while the stored list is being revalidated are shown afterwards', async ({ page }) => {
  await atLongList(page);
  await jumpTo(page, 0);
  const tall = await heightOf(page);
  const release = await holdRequests(page, /\/api\/claims$/);
  await page.reload();
  // Entries that are not rendered yet keep their height, so that the ones below do not move.
  await expect.poll(() => heightOf(page)).toBeGreaterThan(tall * 0.95);
  await hasLines(page, 50);
  const more = page.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect(more).toHaveAttribute('aria-busy', 'true');
  release();
  await hasLines(page, 53);
  await expect(more).toBeHidden();
});

test('the scroll position of the claims list is restored after a reload', async ({ page }) => {
  await atLongList(page);
  const last = lineTo(page, (await scrollThrough(page)).at(-1));
  await last.scrollIntoViewIfNeeded();
  await page.reload();
  await expect(last).toBeInViewport();
});

test('a list that is opened by its URL starts at the top, however far the page before was scrolled', async ({
  page,
}) => {
  await atLongList(page);
  await page.goto('/home');
  await page.evaluate(() => scrollTo(0, 2000));
  await page.goto('/claims');
  await expect(page.locator(lines).nth(7)).toBeAttached();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('scrolling while the list is being refetched is not reset', async ({ page }) => {
  await atLongList(page);
  const last = lineTo(page, (await scrollThrough(page)).at(-1));
  await last.scrollIntoViewIfNeeded();
  await clearAnswers(page);
  const release = await holdRequests(page, /\/api\/claims$/);
  await page.reload();
  await expect(page.getByText('Your claims are being fetched…')).toBeVisible();
  await page.mouse.wheel(0, -100);
  release();
  await expect(page.locator(lines).first()).toBeVisible();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(last).not.toBeInViewport();
});

test('a new claim at the top does not move the entries in view', async ({ page, network }) => {
  await atLongList(page);
  const oldest = lineTo(page, (await scrollThrough(page)).at(-1));
  const line = await (await page.locator(lines).all()).at(-10)?.elementHandle();
  await createClaims(page, 1);
  await network.off();
  await network.on();
  // The new claim has moved the others down, so the oldest block has one more entry.
  await expect(oldest.locator('xpath=ancestor::ol').getByRole('listitem')).toHaveCount(7);
  expect(await line?.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test('a claim’s page shows its receipt number to copy and share, its history and its contents', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: async (what: unknown) => void shared.push(what) });
  });
  await openClaimForm(page);
  await fillClaim(page, 'Line one\nline two');
  await submitClaim(page);
  await expect(page.getByRole('alert')).toContainText('Success');
  const [claim] = await fetchClaims(page);
  await page.goto('/claims');
  // Until the list has been fetched, the entry is the letter's and links to the letter's page.
  await page.locator(`${lines} >> a[href="/claims/${claim?.id}"]`).click();
  await expect(page.getByText(claim?.number ?? 'no number', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(claim?.number);
  await page.getByRole('button', { name: 'Share' }).click();
  expect(JSON.stringify(await page.evaluate(() => (window as unknown as { shared: unknown }).shared))).toContain(
    claim?.number,
  );
  await expect(page.getByRole('list', { name: 'What happened so far' }).getByRole('listitem')).toContainText([
    'Received',
    'In review',
    'Decision',
  ]);
  await expect(page.getByText('A person reads it soon.')).toBeVisible();
  for (const text of ['City Hospital', 'Minor Surgeries', 'Cash', 'Line one\nline two'])
    await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible();
});

test('another customer’s claim is not found', async ({ page, expectError }) => {
  expectError(/404/);
  await openClaimForm(page);
  await page.goto('/claims/00000000-0000-7000-8000-000000000000');
  await expect(page.getByText('There is no claim of yours at this address.')).toBeVisible();
});

test('a regular customer at the premium form sees an explanation and a link to the upgrade', async ({ page }) => {
  await openClaimForm(page);
  await page.goto('/premium-claims');
  await expect(page.getByText('Priority claims are for premium customers.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Claim Request' })).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Upgrade to Premium' }).click();
  await expect(page).toHaveURL(/\/upgrade$/);
});

test('a premium customer can use the regular form and sees both kinds of claims in one list', async ({ page }) => {
  await openClaimForm(page, { premium: true });
  await fillClaim(page);
  await submitClaim(page);
  await expect(page.getByRole('alert')).toContainText('Success');
  await page.goto('/claims');
  await expect(page.getByRole('link', { name: 'Request Priority Claim' })).toBeVisible();
  await expect(page.locator(lines)).toHaveCount(1);
});

test('without a session the page redirects to the log-in, which returns to it', async ({ page }) => {
  await page.goto('/claimform');
  await expect(page).toHaveURL(/\/login$/);
});
