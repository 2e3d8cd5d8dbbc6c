import type { Page } from '@playwright/test';

/** A tap or key press, its target, and the milliseconds until the next paint. */
export type Tap = { target: string; duration: number };

type Recording = { minDuration: number; key: string };
/** Event Timing omits shorter events, so these are counted with this duration. */
const recording: Recording = { minDuration: 16, key: 'taps of the bench' };

declare global {
  interface Window {
    taps: Map<number, Tap>;
  }
}

export const startRecordingTaps = (page: Page) => page.addInitScript(recordTaps, recording);

/** All events since the phone was opened, including those on previous documents. */
export const readTaps = (page: Page): Promise<Tap[]> => page.evaluate(collectTaps, recording);

/** Runs in the page as an init script. Passes events on to the next document. */
function recordTaps({ minDuration, key }: Recording): void {
  window.taps = new Map();
  const note = (entry: PerformanceEntry) => {
    const { interactionId, duration, target, name } = entry as PerformanceEventTiming & { interactionId: number };
    if (!interactionId) return;
    const element = target instanceof Element ? target : undefined;
    const label = element?.getAttribute('aria-label') ?? element?.textContent?.trim().slice(0, 24) ?? '';
    const before = window.taps.get(interactionId);
    const description =
      before?.target ?? `${name} on ${element?.localName ?? 'what is gone'} “${label}” of ${location.pathname}`;
    window.taps.set(interactionId, { target: description, duration: Math.max(before?.duration ?? 0, duration) });
  };
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
  observer.observe({ type: 'event', buffered: true, durationThreshold: minDuration } as PerformanceObserverInit);
  observer.observe({ type: 'first-input', buffered: true });
  addEventListener('pagehide', () => {
    observer.takeRecords().forEach(note);
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as Tap[];
    sessionStorage.setItem(key, JSON.stringify([...before, ...window.taps.values()]));
  });
}

/** Runs in the page at the end. */
function collectTaps({ minDuration, key }: Recording): Tap[] {
  const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as Tap[];
  const { interactionCount } = performance as Performance & { interactionCount: number };
  const uncounted = Math.max(0, interactionCount - window.taps.size);
  return [
    ...before,
    ...window.taps.values(),
    ...Array.from({ length: uncounted }, () => ({ target: 'the rest', duration: minDuration })),
  ];
}
