import { expect, type Page } from '@playwright/test';
import { isHydrated } from '../support/hydrated.ts';

type RecordingWindow = Window & { moved: string[]; putBack: string[]; nodesBefore: Set<Element> };

/** Runs in the page as an init script. */
export function recordLayoutShifts(): void {
  const moved: string[] = [];
  const putBack: string[] = [];
  Object.assign(window, { moved, putBack });
  // An element that is removed and reinserted loses focus, even in the same place.
  new MutationObserver((changes) => {
    for (const { removedNodes } of changes)
      for (const node of removedNodes) if (node instanceof Element && node.isConnected) putBack.push(node.outerHTML);
  }).observe(document, { subtree: true, childList: true });
  const observer = new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
      moved.push(sources.map(({ node }) => (node instanceof Element ? node.className : '')).join(', '));
  });
  // A busy machine also paints what is not yet parsed to its end, which then grows.
  document.addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() => requestAnimationFrame(() => observer.observe({ type: 'layout-shift' }))),
  );
}

/** Checks that hydration on the first interaction neither shifts the layout nor replaces or reinserts elements. */
export async function checkHydration(page: Page): Promise<void> {
  const structure = () =>
    page.evaluate(() => [...document.querySelectorAll('main h1, main h2, main h3, main a')].map((e) => e.textContent));
  const before = await structure();
  await page.evaluate(() => Object.assign(window, { nodesBefore: new Set(document.querySelectorAll('#root *')) }));
  await page.mouse.wheel(0, 100);
  await page.waitForFunction(isHydrated);
  expect(await structure()).toEqual(before);
  const recreated = await page.evaluate(() => {
    const { nodesBefore } = window as unknown as RecordingWindow;
    return [...document.querySelectorAll('#root *')].filter((one) => !nodesBefore.has(one)).map((one) => one.outerHTML);
  });
  expect(recreated).toEqual([]);
  const { moved, putBack } = await page.evaluate(() => {
    const { moved, putBack } = window as unknown as RecordingWindow;
    return { moved, putBack };
  });
  expect({ moved, putBack }).toEqual({ moved: [], putBack: [] });
}
