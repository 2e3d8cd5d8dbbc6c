import { justOpened } from './lay-out-whole.ts';

/**
 * Stands at the beginning of each page that is read: one that is opened anew is read from its top, so what is far below is
 * laid out once the page stands and is quiet. Its height is guessed until then, so whoever comes back to a place has the
 * page whole.
 */
const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (opening?.type === 'navigate' && !location.hash) document.documentElement.classList.add(justOpened);
