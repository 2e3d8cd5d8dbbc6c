import type { Page } from '@playwright/test';
import { heldBack } from '../support/held-back.ts';
import { forgetAnswers } from '../support/phone-memory.ts';
import { expect, test } from '../support/test.ts';
import { claimant, claimsAtTheServer, claimsMadeElsewhere, fillClaim, submitClaim } from './claimant.ts';

const lines = 'ol > li:has(a)';

/** From the top to the end of what is there: lines far from what is looked at keep their room, and are drawn when one comes near. */
const walkedThrough = (page: Page): Promise<string[]> =>
  page.evaluate(async (lines) => {
    const met = new Set<string>();
    scrollTo(0, 0);
    for (let atEnd = false; !atEnd; scrollBy(0, innerHeight)) {
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      for (const { href } of document.querySelectorAll<HTMLAnchorElement>(`${lines} a`)) met.add(href);
      atEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
    }
    return [...met];
  }, lines);

/** Those drawn at the tap, and those near. */
const drawnFirst = 8 + 12;

const lineTo = (page: Page, address = '') => page.locator(`${lines} > a[href="${new URL(address).pathname}"]`);

/** At once: a key moves the page in many small steps, and the next key or finger may come in between. */
const jumpTo = (page: Page, part: 0 | 1) =>
  page.evaluate((part) => scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' }), part);

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const hasLines = (page: Page, count: number) => expect.poll(() => walkedThrough(page)).toHaveLength(count);

/** More claims than a page of the list holds. */
async function atLongList(page: Page): Promise<void> {
  await claimant(page);
  await claimsMadeElsewhere(page, 53);
  await page.goto('/claims');
  await hasLines(page, 50);
}

test('many claims are shown page by page, filtered by the address, and as they were last known without a network', async ({
  page,
  network,
}) => {
  await atLongList(page);
  await page.getByRole('button', { name: 'Show more' }).click();
  await hasLines(page, 53);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();

  await page.locator(lines).last().getByRole('link').click();
  await expect(page.getByText('Claim 1', { exact: true })).toBeVisible();
  await page.goBack();
  // Where the reader was: the last line is drawn, and in view.
  await expect(page.locator(lines).last()).toBeInViewport();
  await hasLines(page, 53);

  await page.getByRole('link', { name: 'Decided', exact: true }).click();
  await expect(page).toHaveURL(/\?show=decided$/);
  await expect(page.getByText('None of your claims are in this group.')).toBeVisible();
  await page.getByRole('link', { name: 'Not decided yet' }).click();
  await expect(page.locator(lines)).toHaveCount(drawnFirst);
  const last = lineTo(page, (await walkedThrough(page)).at(-1));
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await jumpTo(page, 0);
  await expect(page.locator(lines).first()).toBeInViewport();
  await page.getByRole('link', { name: 'On this phone' }).click();
  await expect(page.getByText('Nothing waits on this phone.')).toBeVisible();

  await network.off();
  await page.goto('/claims');
  await expect(page.getByText(/Sent claims are shown as they were on \d+ \w+ \d{4}, \d\d:\d\d/)).toBeVisible();
  await hasLines(page, 50);
  const [newest] = await walkedThrough(page);
  await jumpTo(page, 0);
  await lineTo(page, newest).click();
  await expect(page.getByText('what is kept on this phone about this claim')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maternity Care');
});

test('lines near what is looked at are there, but laid out when they come nearer yet', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await atLongList(page);
  await jumpTo(page, 0);
  const isLaidOut = (link: HTMLElement) => link.checkVisibility({ contentVisibilityAuto: true });
  const link = page.locator(`${lines} > a`);
  const further = link.nth(drawnFirst - 1);
  expect(await link.first().evaluate(isLaidOut)).toBe(true);
  await expect.poll(() => further.evaluate(isLaidOut)).toBe(false);
  await further.focus();
  await expect.poll(() => further.evaluate(isLaidOut)).toBe(true);
});

test('lines left behind stay drawn for a good way, and keep their room once they are far', async ({ page }) => {
  await atLongList(page);
  await jumpTo(page, 1);
  await expect(page.locator(lines)).toHaveCount(50);
  // Letters so large that fifty lines reach further than what is kept drawn.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '90px'));
  await hasLines(page, 50);
  const tall = await heightOf(page);
  expect(tall).toBeGreaterThan(25_000);
  await jumpTo(page, 0);
  await expect.poll(() => page.locator(lines).count()).toBeLessThan(50);
  expect(await heightOf(page)).toBe(tall);
});

test('more that is asked for while the kept list is still being renewed is there when it has been', async ({
  page,
}) => {
  await atLongList(page);
  await jumpTo(page, 0);
  const tall = await heightOf(page);
  const letGo = await heldBack(page, /\/api\/claims$/);
  await page.reload();
  // Lines that are not drawn yet have their room: what is below them stays where it is when they are.
  await expect.poll(() => heightOf(page)).toBeGreaterThan(tall * 0.95);
  await hasLines(page, 50);
  const more = page.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect(more).toHaveAttribute('aria-busy', 'true');
  letGo();
  await hasLines(page, 53);
  await expect(more).toBeHidden();
});

test('a list that is loaded anew is read on where it was', async ({ page }) => {
  await atLongList(page);
  const last = lineTo(page, (await walkedThrough(page)).at(-1));
  await last.scrollIntoViewIfNeeded();
  await page.reload();
  await expect(last).toBeInViewport();
});

test('who scrolls while the list is fetched anew is left where they are', async ({ page }) => {
  await atLongList(page);
  const last = lineTo(page, (await walkedThrough(page)).at(-1));
  await last.scrollIntoViewIfNeeded();
  await forgetAnswers(page);
  const letGo = await heldBack(page, /\/api\/claims$/);
  await page.reload();
  await expect(page.getByText('Your claims are being fetched…')).toBeVisible();
  await page.mouse.wheel(0, -100);
  letGo();
  await expect(page.locator(lines).first()).toBeVisible();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(last).not.toBeInViewport();
});

test('a claim that comes to the top leaves the lines that are looked at as they are', async ({ page, network }) => {
  await atLongList(page);
  const oldest = lineTo(page, (await walkedThrough(page)).at(-1));
  const line = await (await page.locator(lines).all()).at(-10)?.elementHandle();
  await claimsMadeElsewhere(page, 1);
  await network.off();
  await network.on();
  // The newest moved the others on: there is one more in the block of the oldest.
  await expect(oldest.locator('xpath=ancestor::ol').getByRole('listitem')).toHaveCount(7);
  expect(await line?.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test('a claim has a page with its receipt number, to copy and to share, its history and all that was sent', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: async (what: unknown) => void shared.push(what) });
  });
  await claimant(page);
  await fillClaim(page, 'Line one\nline two');
  await submitClaim(page);
  await expect(page.getByRole('alert')).toContainText('Success');
  const [claim] = await claimsAtTheServer(page);
  await page.goto('/claims');
  // Until the list has been fetched the letter's line stands there, which leads to the letter's own page.
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
  for (const said of ['City Hospital', 'Minor Surgeries', 'Cash', 'Line one\nline two'])
    await expect(page.getByRole('definition').filter({ hasText: said })).toBeVisible();
});

test('a claim of somebody else is not there', async ({ page, expectError }) => {
  expectError(/404/);
  await claimant(page);
  await page.goto('/claims/00000000-0000-7000-8000-000000000000');
  await expect(page.getByText('There is no claim of yours at this address.')).toBeVisible();
});

test('a regular customer at the premium form is told plainly, and led to the upgrade', async ({ page }) => {
  await claimant(page);
  await page.goto('/premium-claims');
  await expect(page.getByText('Priority claims are for premium customers.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Claim Request' })).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Upgrade to Premium' }).click();
  await expect(page).toHaveURL(/\/upgrade$/);
});

test('a premium customer may use the regular form, and has both claims in one list', async ({ page }) => {
  await claimant(page, { premium: true });
  await fillClaim(page);
  await submitClaim(page);
  await expect(page.getByRole('alert')).toContainText('Success');
  await page.goto('/claims');
  await expect(page.getByRole('link', { name: 'Request Priority Claim' })).toBeVisible();
  await expect(page.locator(lines)).toHaveCount(1);
});

test('who is not logged in goes to the log-in, and from there to where they were going', async ({ page }) => {
  await page.goto('/claimform');
  await expect(page).toHaveURL(/\/login$/);
});
