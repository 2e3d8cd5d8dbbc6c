/** Metrics recorded in the page; times in milliseconds since the start of the visit. */
export type Seen = {
  firstPaint: number;
  largestPaint: number;
  /** The first heading was painted. */
  heading: number;
  /** There is a link, and the main thread was idle after the heading. */
  answers: number;
  /** The page is hydrated, from its performance mark. */
  alive: number;
  longTasks: number[];
  shift: number;
};

/** Whether the page is expected to be hydrated, and whether it is touched from the start. */
export type Watching = { alive?: boolean; touch?: boolean };

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Runs in the page as an init script. */
export function watch({ alive, touch }: Watching): void {
  const seen: Seen = {
    firstPaint: Number.NaN,
    largestPaint: Number.NaN,
    heading: Number.NaN,
    answers: Number.NaN,
    alive: Number.NaN,
    longTasks: [],
    shift: 0,
  };
  window.seen = seen;

  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe('element', (entry) => {
    if (Number.isNaN(seen.heading)) seen.heading = (entry as PerformanceEntry & { renderTime: number }).renderTime;
  });
  observe('longtask', ({ duration }) => {
    seen.longTasks.push(duration);
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });

  const afterFrame = (work: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = work;
      port2.postMessage(undefined);
    });
  const untilAnswers = () => {
    if (document.querySelector('a[href]')) seen.answers = performance.now();
    else afterFrame(untilAnswers);
  };
  const untilAlive = () => {
    const [mark] = performance.getEntriesByName('hydrated');
    if (mark) {
      seen.alive = mark.startTime;
      return;
    }
    if (touch) document.documentElement.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    afterFrame(untilAlive);
  };

  let found = false;
  const looking = new MutationObserver(() => {
    const heading = document.querySelector('h1');
    if (!Number.isNaN(seen.heading)) looking.disconnect();
    if (!heading || heading.hasAttribute('elementtiming')) return;
    // If the heading is replaced before it is painted, the next one is measured.
    heading.setAttribute('elementtiming', 'heading');
    if (found) return;
    found = true;
    afterFrame(untilAnswers);
    if (alive) afterFrame(untilAlive);
  });
  looking.observe(document, { childList: true, subtree: true });
}

/** Runs in the page at the end: the resources needed to read the page, and the scripts fetched. */
export function lookBack() {
  const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    renderBlockingStatus?: string;
  })[];
  const inView = [...document.images].filter((image) => {
    const { top, left, bottom, right, width } = image.getBoundingClientRect();
    const isInView = width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    // A picture without alternative text is decorative and not needed to read the page.
    return isInView && image.getAttribute('alt') !== '' && image.currentSrc;
  });
  const holdingUp = resources.filter((entry) => entry.renderBlockingStatus === 'blocking').map(({ name }) => name);
  // The position of background images is unknown, so each counts as in view.
  const byStyle = resources.filter((entry) => entry.initiatorType === 'css').map(({ name }) => name);
  const drawn = inView.map((image) => image.currentSrc).filter((source) => !source.startsWith('data:'));
  return {
    seen: window.seen,
    requestedAt: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).requestStart,
    needed: [location.href, ...new Set([...holdingUp, ...byStyle, ...drawn])],
    scripts: [...new Set(resources.map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.js')))],
  };
}
export type LookedBack = ReturnType<typeof lookBack>;
