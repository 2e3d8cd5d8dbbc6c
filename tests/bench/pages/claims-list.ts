import type { Page } from '@playwright/test';
import { words } from '../../../src/text/en/claims.ts';
import type { Link } from '../network/link.ts';
import type { Network } from '../network/networks.ts';
import { percentile } from '../table.ts';
import type { ClaimsMade } from './customers.ts';
import { type Memory, Phone } from './phone.ts';
import { tapStill } from './tap-still.ts';

/** Milliseconds: from asking for the list, or tapping the way back to it, until its lines are drawn; and of slow frames. */
export type ListTimes = { opening: number; comingBack: number; scrolling: number };

/** A line of the list; a visitor finds other lists at the same address. */
export const line = 'main li > a[href^="/claims/"]';
const [flings, pixels] = [60, 600];

/** A list of so many claims on a phone, with every one of them fetched. */
export async function listTimes(link: Link, memory: Memory, claims: ClaimsMade, network: Network): Promise<ListTimes> {
  const phone = await Phone.new(memory);
  try {
    link.shape(network);
    const page = await phone.page(network);
    await page.addInitScript(noteFirstLine, line);
    await page.goto(`${link.origin}/claims`);
    await page.locator(line).first().waitFor();
    const opening = await page.evaluate(() => window.firstLine);
    await fetchAll(page, claims);
    const scrolling = await page.evaluate(scroll, { flings, pixels });
    await tapStill(page.locator(line).first());
    const back = page.getByRole('link', { name: words.one.back });
    await back.waitFor();
    await page.evaluate(noteFirstLine, line);
    await back.tap();
    await page
      .locator(line)
      .nth(claims - 1)
      .waitFor({ state: 'attached' });
    const comingBack = await page.evaluate(() => window.firstLine - window.tappedAt);
    return { opening, comingBack, scrolling: percentile(scrolling, 0.95) };
  } finally {
    await phone.close();
  }
}

async function fetchAll(page: Page, claims: number): Promise<void> {
  const more = page.getByRole('button', { name: words.more });
  for (let shown = await page.locator(line).count(); shown < claims; shown = await page.locator(line).count()) {
    await tapStill(more);
    await page.locator(line).nth(shown).waitFor({ state: 'attached' });
  }
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
