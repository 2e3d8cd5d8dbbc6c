import type { Page } from '@playwright/test';
import { messages } from '../../../src/i18n/en/claims.ts';
import type { Link } from '../network/link.ts';
import type { Network } from '../network/networks.ts';
import { percentile } from '../table.ts';
import { type Memory, Phone } from './phone.ts';
import { tapStill } from './tap-still.ts';

/** A line of the list; a visitor finds other lists at the same address. */
export const line = 'main li > a[href^="/claims/"]';
const [flings, pixels] = [60, 600];

/** On a phone of its own: milliseconds until the first lines of the list are drawn. */
export async function openingTime(link: Link, memory: Memory, network: Network): Promise<number> {
  const phone = await Phone.new(memory);
  try {
    link.shape(network);
    return await opened(await phone.page(network), link);
  } finally {
    await phone.close();
  }
}

/** A customer's list of claims, with every one of them fetched, to be scrolled and come back to as often as one likes. */
export async function wholeList(link: Link, memory: Memory, network: Network) {
  const phone = await Phone.new(memory);
  link.shape(network);
  const page = await phone.page(network);
  await opened(page, link);
  // Slowed only for as long as it is looked at, or it would slow the phone that is looked at next.
  await phone.slow(page, 1);
  await fetchAll(page);
  const height = await heightOf(page);
  const slowed = async (look: () => Promise<number>) => {
    await phone.slow(page);
    const time = await look();
    await phone.slow(page, 1);
    return time;
  };
  return {
    /** of slow frames */
    scrollingTime: () => slowed(async () => percentile(await page.evaluate(scroll, { flings, pixels }), 0.95)),
    /** from the tap until the lines are drawn */
    comingBackTime: () => slowed(() => comingBackTime(page, height)),
    close: () => phone.close(),
  };
}

async function opened(page: Page, link: Link): Promise<number> {
  await page.addInitScript(noteFirstLine, line);
  await page.goto(`${link.origin}/claims`);
  await page.locator(line).first().waitFor();
  return page.evaluate(() => window.firstLine);
}

async function comingBackTime(page: Page, height: number): Promise<number> {
  // Looked for from the end, the first would be met block by block, and each waited for.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await tapStill(page.locator(line).first());
  const back = page.getByRole('link', { name: messages.one.back });
  await back.waitFor();
  await page.evaluate(noteFirstLine, line);
  await back.tap();
  // As long as it was: the whole of it is there again.
  await page.waitForFunction((whole) => document.documentElement.scrollHeight > whole * 0.9, height);
  return page.evaluate(() => window.firstLine - window.tappedAt);
}

/** Lines that are far from what is looked at may not be there as elements: how long the list is shows in the page's height. */
const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

/** Taps for more of the list, and waits for it: for many lines, or for the end, where there may be one line left. */
export async function fetchMore(page: Page): Promise<void> {
  const before = await heightOf(page);
  await tapStill(page.getByRole('button', { name: messages.more }));
  await page
    .waitForFunction(
      ({ before, more }) =>
        document.documentElement.scrollHeight > before + 1000 ||
        ![...document.querySelectorAll('main button')].some(({ textContent }) => textContent === more),
      { before, more: messages.more },
    )
    .catch(async (cause: unknown) => {
      const end = (await page.getByRole('main').innerText()).slice(-300);
      throw new Error(`No more of the list came, which ends with: ${end}`, { cause });
    });
}

async function fetchAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: messages.more });
  await page.waitForLoadState('networkidle');
  while (await more.count()) await fetchMore(page);
}

declare global {
  interface Window {
    firstLine: number;
    tappedAt: number;
  }
}

/** Runs in the page: when the next line of the list has been drawn, and when a finger last went up before that. */
function noteFirstLine(selector: string): void {
  addEventListener('pointerup', ({ timeStamp }) => {
    window.tappedAt = timeStamp;
  });
  const frame = () => {
    if (!document.querySelector(selector)) return void requestAnimationFrame(frame);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      window.firstLine = performance.now();
    };
    port2.postMessage(undefined);
  };
  requestAnimationFrame(frame);
}

/** Runs in the page: down and up again, a screen a frame, and how long each frame took. */
async function scroll(by: { flings: number; pixels: number }): Promise<number[]> {
  const frames: number[] = [];
  let last = await new Promise<number>(requestAnimationFrame);
  for (let step = 0; step < by.flings; step += 1) {
    scrollBy(0, step < by.flings / 2 ? by.pixels : -by.pixels);
    const now = await new Promise<number>(requestAnimationFrame);
    frames.push(now - last);
    last = now;
  }
  return frames;
}
