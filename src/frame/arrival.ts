import { useEffect, useLayoutEffect } from 'preact/hooks';
import { useLocation, useNavigationType } from '../router/router.tsx';
import { notePlace, toPlace, wasCutShort } from './place-read-to.ts';

let arrivedBefore = false;

/**
 * Coming to a page: the heading takes the focus, so that a screen reader says where one is, and the top is shown; going
 * back shows what was last seen there. The page one opens the app with is left as the browser shows it,
 * but for a place that it could not reach yet.
 */
export function useArrival(): void {
  const here = useLocation();
  const { key, pathname, hash } = here;
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is an entry's, by its key
  useLayoutEffect(() => notePlace(here), [key]);

  // At once: by the next frame the page may have grown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for the page that the app is opened with, until it gives way to another
  useLayoutEffect(() => (!arrivedBefore && wasCutShort(here) ? toPlace(here) : undefined), [pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival is a new path; a filter in the address is none
  useEffect(() => {
    if (!arrivedBefore) {
      arrivedBefore = true;
      return;
    }
    document.getElementById('page-heading')?.focus({ preventScroll: true });
    if (how === 'POP') return toPlace(here);
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else scrollTo(0, 0);
  }, [pathname]);
}
