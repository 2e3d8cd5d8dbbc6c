import type { Page } from '@playwright/test';

/** A tap or key press, its target, and the milliseconds until the next paint. */
export type Tap = { on: string; took: number };

type Watching = { least: number; key: string };
/** Event Timing omits shorter events, so these are counted with this duration. */
const watching: Watching = { least: 16, key: 'taps of the bench' };

declare global {
  interface Window {
    taps: Map<number, Tap>;
  }
}

export const watchTaps = (page: Page) => page.addInitScript(watch, watching);

/** All events since the phone was opened, including those on previous documents. */
export const tapsOn = (page: Page): Promise<Tap[]> => page.evaluate(read, watching);

/** Runs in the page as an init script. Passes events on to the next document. */
function watch({ least, key }: Watching): void {
  window.taps = new Map();
  const note = (entry: PerformanceEntry) => {
    const { interactionId, duration, target, name } = entry as PerformanceEventTiming & { interactionId: number };
    if (!interactionId) return;
    const element = target instanceof Element ? target : undefined;
    const messages = element?.getAttribute('aria-label') ?? element?.textContent?.trim().slice(0, 24) ?? '';
    const before = window.taps.get(interactionId);
    const on = before?.on ?? `${name} on ${element?.localName ?? 'what is gone'} “${messages}” of ${location.pathname}`;
    window.taps.set(interactionId, { on, took: Math.max(before?.took ?? 0, duration) });
  };
  const told = new PerformanceObserver((list) => list.getEntries().forEach(note));
  told.observe({ type: 'event', buffered: true, durationThreshold: least } as PerformanceObserverInit);
  told.observe({ type: 'first-input', buffered: true });
  addEventListener('pagehide', () => {
    told.takeRecords().forEach(note);
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as Tap[];
    sessionStorage.setItem(key, JSON.stringify([...before, ...window.taps.values()]));
  });
}

/** Runs in the page at the end. */
function read({ least, key }: Watching): Tap[] {
  const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as Tap[];
  const { interactionCount } = performance as Performance & { interactionCount: number };
  const tooQuick = Math.max(0, interactionCount - window.taps.size);
  return [
    ...before,
    ...window.taps.values(),
    ...Array.from({ length: tooQuick }, () => ({ on: 'the rest', took: least })),
  ];
}
