import { expect, type Page } from '@playwright/test';
import { isHydrated } from '../support/hydrated.ts';
import { pathExists } from './built-site.ts';

/** Checks the metadata and that there is exactly one h1. */
export async function checkHead(page: Page): Promise<{ title: string; canonical: string }> {
  const head = await page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '',
    image: document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? '',
    levels: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1])),
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((block) => block.textContent),
  }));
  expect(head.description.length).toBeGreaterThan(15);
  expect(new URL(head.image).pathname).toBe('/og.png');
  expect(head.levels.filter((level) => level === 1)).toHaveLength(1);
  expect(head.levels[0]).toBe(1);
  // No heading level is skipped.
  head.levels.forEach((level, at) => {
    if (at) expect(level - (head.levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
  });
  for (const block of head.data) expect(JSON.parse(block ?? '')).toMatchObject({ '@context': 'https://schema.org' });
  return head;
}

/** Checks that all links and fragments have a target and all images have dimensions. Returns the images. */
export async function checkLinks(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => ({
    links: [...document.querySelectorAll('a')].map((link) => link.href),
    jumps: [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      .map((link) => link.hash.slice(1))
      .filter((id) => !document.getElementById(id)),
    pictures: [...document.images].map(({ src }) => src),
    withoutSize: [...document.images].filter((image) => !(image.getAttribute('width') && image.getAttribute('height')))
      .length,
  }));
  const here = new URL(page.url()).origin;
  const broken = found.links.filter((link) => {
    const { origin, pathname, protocol } = new URL(link);
    return !(origin === here ? pathExists(pathname) : ['mailto:', 'tel:', 'https:'].includes(protocol));
  });
  expect(broken).toEqual([]);
  expect(found.jumps).toEqual([]);
  expect(found.withoutSize).toBe(0);
  return found.pictures;
}

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

/** Checks that there is no horizontal scrolling at 320 pixels, also with text at 200 %. */
export async function checkSmallScreen(page: Page): Promise<void> {
  const normalWidth = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await tooWide()).toBeLessThanOrEqual(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await tooWide()).toBeLessThanOrEqual(0);
  if (normalWidth) await page.setViewportSize(normalWidth);
}
