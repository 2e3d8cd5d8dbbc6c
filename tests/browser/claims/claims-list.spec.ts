import type { Page } from '@playwright/test';
import { registerAndLogIn } from '../account/accounts.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { clearAnswers } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { createClaims } from './claim-form.ts';

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
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

const hasLines = (page: Page, count: number) => expect.poll(() => scrollThrough(page)).toHaveLength(count);

/** More claims than fit on one page of the list. */
async function atLongList(page: Page): Promise<void> {
  await registerAndLogIn(page);
  await createClaims(page, 53);
  await page.goto('/claims');
  await hasLines(page, 50);
}

test('of a long list, distant entries are not laid out, rendered when they come near, and keep their height; a new one moves none in view', async ({
  page,
  network,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await atLongList(page);

  await test.step('entries near the viewport are in the DOM and laid out when they come closer', async () => {
    await page.goto('/claims');
    await expect(page.locator(lines)).toHaveCount(initiallyRendered);
    const isLaidOut = (link: HTMLElement) => link.checkVisibility({ contentVisibilityAuto: true });
    const link = page.locator(`${lines} > a`);
    const distantLink = link.nth(initiallyRendered - 1);
    expect(await link.first().evaluate(isLaidOut)).toBe(true);
    await expect.poll(() => distantLink.evaluate(isLaidOut)).toBe(false);
    await distantLink.focus();
    await expect.poll(() => distantLink.evaluate(isLaidOut)).toBe(true);
  });

  await test.step('entries that are not rendered yet keep their height while the list is being revalidated', async () => {
    await hasLines(page, 50);
    await jumpTo(page, 0);
    const tall = await heightOf(page);
    const release = await holdRequests(page, /\/api\/claims$/);
    await page.reload();
    await expect.poll(() => heightOf(page)).toBeGreaterThan(tall * 0.95);
    release();
  });

  await test.step('a new claim at the top does not move the entries in view', async () => {
    const oldest = lineTo(page, (await scrollThrough(page)).at(-1));
    const line = await (await page.locator(lines).all()).at(-10)?.elementHandle();
    await createClaims(page, 1);
    await network.off();
    await network.on();
    // The new claim has moved the others down, so the oldest block has one more entry.
    await expect(oldest.locator('xpath=ancestor::ol').getByRole('listitem')).toHaveCount(7);
    expect(await line?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  });

  await test.step('entries scrolled past stay rendered for a while and then keep their height', async () => {
    await page.goto('/claims');
    await hasLines(page, 50);
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
});

test('the scroll position of a long list is restored after a reload and by Back, and is the customer’s own otherwise', async ({
  page,
}) => {
  await atLongList(page);

  await test.step('a reload restores it', async () => {
    const last = lineTo(page, (await scrollThrough(page)).at(-1));
    await last.scrollIntoViewIfNeeded();
    await page.reload();
    await expect(last).toBeInViewport();
  });

  await test.step('scrolling while the list is being fetched is not reset', async () => {
    const last = lineTo(page, (await scrollThrough(page)).at(-1));
    await last.scrollIntoViewIfNeeded();
    await clearAnswers(page);
    const release = await holdRequests(page, /\/api\/claims$/);
    await page.reload();
    await expect(page.getByText('Your claims are being fetched…')).toBeVisible();
    await page.mouse.wheel(0, -100);
    release();
    await expect(page.locator(lines).first()).toBeVisible();
    await twoFrames(page);
    await expect(last).not.toBeInViewport();
  });

  await test.step('a list opened by its URL starts at the top, however far the page before was scrolled', async () => {
    await page.goto('/home');
    await page.evaluate(() => scrollTo(0, 2000));
    await page.goto('/claims');
    await expect(page.locator(lines).nth(7)).toBeAttached();
    await twoFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step('Back from a claim restores it, with the second page of the list', async () => {
    await hasLines(page, 50);
    await page.getByRole('button', { name: 'Show more' }).click();
    await hasLines(page, 53);
    const last = page.locator(lines).last();
    await last.getByRole('link').click();
    await expect(page.getByText('Claim 1', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(last).toBeInViewport();
    await hasLines(page, 53);
  });

  await test.step('another filter keeps it where it was chosen', async () => {
    await page.getByRole('link', { name: 'Not decided yet' }).click();
    await expect(page.locator(lines)).toHaveCount(initiallyRendered);
    const last = lineTo(page, (await scrollThrough(page)).at(-1));
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await jumpTo(page, 0);
    await expect(page.locator(lines).first()).toBeInViewport();
  });
});
