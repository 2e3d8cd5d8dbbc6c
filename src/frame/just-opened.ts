import { justOpened, layOutWhole } from './lay-out-whole.ts';

/**
 * Stands at the beginning of each page that is read: one that is opened anew is read from its top, so what is below is laid
 * out and fetched once the page stands and is quiet. Its height is guessed until then, so whoever comes back to a place
 * has the page whole. It is the page's script that tells when; should that be lost, a moment is over all the same.
 */
const moment = 5000;
const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (opening?.type === 'navigate' && !location.hash) {
  document.documentElement.classList.add(justOpened);
  setTimeout(layOutWhole, moment);
}
