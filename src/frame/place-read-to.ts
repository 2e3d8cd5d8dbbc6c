import type { Place } from '../router/place.ts';
import { layOutWhole } from './lay-out-whole.ts';
import { inStorage } from './storage.ts';

/** An entry of the history that another document made has no key of its own. */
const nameOf = ({ key, pathname }: Place) => `place:${key}:${pathname}`;

/** The reader's place is noted while they scroll: once the next page stands there, it is too late to ask. */
export function notePlace(entry: Place): () => void {
  let place: number | undefined;
  const note = () => {
    place = scrollY;
  };
  const keep = () =>
    inStorage('sessionStorage', (storage) => {
      if (place !== undefined) storage.setItem(nameOf(entry), String(Math.round(place)));
    });
  // A phone that needs its memory closes what is hidden, without another word.
  const hidden = () => {
    note();
    keep();
  };
  // With the frame, which lays the page out anyway: asked before, it would be laid out in the time of drawing it.
  const frame = requestAnimationFrame(note);
  addEventListener('scroll', note, { passive: true });
  document.addEventListener('visibilitychange', hidden);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', note);
    document.removeEventListener('visibilitychange', hidden);
    keep();
  };
}

const placeOf = (entry: Place) => Number(inStorage('sessionStorage', (storage) => storage.getItem(nameOf(entry))) ?? 0);

/** What comes from the phone or the network may make the page long enough later, unless the reader goes elsewhere meanwhile. */
export function toPlace(entry: Place): () => void {
  layOutWhole();
  const place = placeOf(entry);
  const left = new AbortController();
  const grown = new ResizeObserver(() => {
    scrollTo(0, place);
    if (Math.round(scrollY) >= place) left.abort();
  });
  left.signal.addEventListener('abort', () => grown.disconnect());
  for (const act of ['touchstart', 'wheel', 'keydown', 'mousedown'])
    addEventListener(act, () => left.abort(), { signal: left.signal, passive: true });
  scrollTo(0, place);
  grown.observe(document.body);
  return () => left.abort();
}

/**
 * In a document that it opens again the browser restores the place, but no further down than the page reaches by then: the
 * reader stands at its end. Who does not has gone elsewhere before this script came, and the page may be shorter for good.
 */
export function wasCutShort(entry: Place): boolean {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const again = opening?.type === 'reload' || opening?.type === 'back_forward';
  if (!again) return false;
  const { scrollHeight } = document.documentElement;
  const atEnd = Math.ceil(scrollY + innerHeight) >= scrollHeight;
  return atEnd && placeOf(entry) + innerHeight > scrollHeight;
}
