/** Metrics recorded in the page; times in milliseconds since the start of the visit. */
export type PageMetrics = {
  firstPaint: number;
  largestPaint: number;
  /** The first heading was painted. */
  heading: number;
  /** There is a link, and the main thread was idle after the heading. */
  interactive: number;
  /** The page is hydrated, from its performance mark. */
  hydrated: number;
  longTasks: number[];
  shift: number;
};

/** Whether the page is expected to be hydrated, and whether it is touched from the start. */
export type RecordingOptions = { hydrated?: boolean; interact?: boolean };

declare global {
  interface Window {
    metrics: PageMetrics;
  }
}

/** Runs in the page as an init script. */
export function recordMetrics({ hydrated: hydrates, interact }: RecordingOptions): void {
  const metrics: PageMetrics = {
    firstPaint: Number.NaN,
    largestPaint: Number.NaN,
    heading: Number.NaN,
    interactive: Number.NaN,
    hydrated: Number.NaN,
    longTasks: [],
    shift: 0,
  };
  window.metrics = metrics;

  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    metrics.largestPaint = startTime;
  });
  observe('element', (entry) => {
    if (Number.isNaN(metrics.heading))
      metrics.heading = (entry as PerformanceEntry & { renderTime: number }).renderTime;
  });
  observe('longtask', ({ duration }) => {
    metrics.longTasks.push(duration);
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) metrics.shift += value;
  });

  const afterFrame = (work: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = work;
      port2.postMessage(undefined);
    });
  const pollInteractive = () => {
    if (document.querySelector('a[href]')) metrics.interactive = performance.now();
    else afterFrame(pollInteractive);
  };
  const pollHydrated = () => {
    const [mark] = performance.getEntriesByName('hydrated');
    if (mark) {
      metrics.hydrated = mark.startTime;
      return;
    }
    if (interact) document.documentElement.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    afterFrame(pollHydrated);
  };

  let found = false;
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('h1');
    if (!Number.isNaN(metrics.heading)) observer.disconnect();
    if (!heading || heading.hasAttribute('elementtiming')) return;
    // If the heading is replaced before it is painted, the next one is measured.
    heading.setAttribute('elementtiming', 'heading');
    if (found) return;
    found = true;
    afterFrame(pollInteractive);
    if (hydrates) afterFrame(pollHydrated);
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page at the end: the resources needed to read the page, and the scripts fetched. */
export function readMetrics() {
  const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    renderBlockingStatus?: string;
  })[];
  const inView = [...document.images].filter((image) => {
    const { top, left, bottom, right, width } = image.getBoundingClientRect();
    const isInView = width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    // A picture without alternative text is decorative and not needed to read the page.
    return isInView && image.getAttribute('alt') !== '' && image.currentSrc;
  });
  const renderBlocking = resources.filter((entry) => entry.renderBlockingStatus === 'blocking').map(({ name }) => name);
  // The position of background images is unknown, so each counts as in view.
  const fromStyles = resources.filter((entry) => entry.initiatorType === 'css').map(({ name }) => name);
  const images = inView.map((image) => image.currentSrc).filter((source) => !source.startsWith('data:'));
  return {
    metrics: window.metrics,
    requestedAt: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).requestStart,
    needed: [location.href, ...new Set([...renderBlocking, ...fromStyles, ...images])],
    scripts: [...new Set(resources.map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.js')))],
  };
}
export type RecordedMetrics = ReturnType<typeof readMetrics>;
