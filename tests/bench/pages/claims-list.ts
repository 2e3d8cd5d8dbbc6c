import type { Page } from '@playwright/test';
import { messages } from '../../../src/i18n/en/claims.ts';
import type { Network } from '../network/networks.ts';
import type { ThrottlingProxy } from '../network/throttling-proxy.ts';
import { percentile } from '../table.ts';
import { Phone, type StorageState } from './phone.ts';
import { tapWhenStable } from './tap-when-stable.ts';

/** An entry of the claims list. */
export const entry = 'main li > a[href^="/claims/"]';
const [flings, pixels] = [60, 600];

/** Milliseconds until the first entries of the list are painted, on a new phone. */
export async function measureOpening(
  proxy: ThrottlingProxy,
  storageState: StorageState,
  network: Network,
): Promise<number> {
  const phone = await Phone.new(storageState);
  try {
    proxy.throttle(network);
    return await openList(await phone.page(network), proxy);
  } finally {
    await phone.close();
  }
}

/** A customer's claims list with all pages loaded, to be scrolled and reopened repeatedly. */
export async function openWholeList(proxy: ThrottlingProxy, storageState: StorageState, network: Network) {
  const phone = await Phone.new(storageState);
  proxy.throttle(network);
  const page = await phone.page(network);
  await openList(page, proxy);
  // CPU throttling is only enabled while measuring, because it slows down other phones.
  await phone.throttleCpu(page, 1);
  await fetchAll(page);
  const height = await heightOf(page);
  const throttled = async (measure: () => Promise<number>) => {
    await phone.throttleCpu(page);
    const time = await measure();
    await phone.throttleCpu(page, 1);
    return time;
  };
  return {
    /** Of slow frames. */
    measureScrolling: () => throttled(async () => percentile(await page.evaluate(scroll, { flings, pixels }), 0.95)),
    /** From the tap until the entries are painted. */
    measureReturn: () => throttled(() => measureReturn(page, height)),
    close: () => phone.close(),
  };
}

async function openList(page: Page, proxy: ThrottlingProxy): Promise<number> {
  await page.addInitScript(recordFirstEntry, entry);
  await page.goto(`${proxy.origin}/claims`);
  await page.locator(entry).first().waitFor();
  return page.evaluate(() => window.firstEntryAt);
}

async function measureReturn(page: Page, height: number): Promise<number> {
  // Searching from the end would render the list block by block.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await tapWhenStable(page.locator(entry).first());
  const back = page.getByRole('link', { name: messages.one.back });
  await back.waitFor();
  await page.evaluate(recordFirstEntry, entry);
  await back.tap();
  // The list has its previous height, so all of it is back.
  await page.waitForFunction((whole) => document.documentElement.scrollHeight > whole * 0.9, height);
  return page.evaluate(() => window.firstEntryAt - window.tappedAt);
}

/** Distant entries may not be rendered, so the length of the list is measured by the page's height. */
const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

/** Loads more entries and waits until there are enough or the list has ended. */
export async function fetchMore(page: Page): Promise<void> {
  const before = await heightOf(page);
  await tapWhenStable(page.getByRole('button', { name: messages.more }));
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
    firstEntryAt: number;
    tappedAt: number;
  }
}

/** Runs in the page: the time of the next painted entry and of the last pointerup before it. */
function recordFirstEntry(selector: string): void {
  addEventListener('pointerup', ({ timeStamp }) => {
    window.tappedAt = timeStamp;
  });
  const frame = () => {
    if (!document.querySelector(selector)) return void requestAnimationFrame(frame);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      window.firstEntryAt = performance.now();
    };
    port2.postMessage(undefined);
  };
  requestAnimationFrame(frame);
}

/** Runs in the page: scrolls down and up one screen per frame, and measures each frame. */
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
