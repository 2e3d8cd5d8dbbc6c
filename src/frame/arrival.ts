import { useEffect, useLayoutEffect } from 'preact/hooks';
import { useLocation, useNavigationType } from '../router/router.tsx';
import { inStorage } from './storage.ts';

const placeOf = (key: string) => `place:${key}`;
let arrivedBefore = false;

/**
 * Coming to a page: the heading takes the focus, so that a screen reader says where one is, and the top is shown; going
 * back shows what was last seen there. The page one opens the app with is left as the browser shows it.
 */
export function useArrival(): void {
  const { key, pathname, hash } = useLocation();
  const how = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // A reload starts without this script, and the browser then restores better than we could.
    const handBack = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', handBack);
    return () => removeEventListener('pagehide', handBack);
  }, []);

  // The place is noted while the reader scrolls: once the next page stands there, it is too late to ask.
  useLayoutEffect(() => {
    let place = scrollY;
    const note = () => {
      place = scrollY;
    };
    addEventListener('scroll', note, { passive: true });
    return () => {
      removeEventListener('scroll', note);
      inStorage('sessionStorage', (storage) => storage.setItem(placeOf(key), String(Math.round(place))));
    };
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival is a new path; a filter in the address is none
  useEffect(() => {
    if (!arrivedBefore) {
      arrivedBefore = true;
      return;
    }
    document.getElementById('page-heading')?.focus({ preventScroll: true });
    if (how === 'POP')
      scrollTo(0, Number(inStorage('sessionStorage', (storage) => storage.getItem(placeOf(key))) ?? 0));
    else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else scrollTo(0, 0);
  }, [pathname]);
}
