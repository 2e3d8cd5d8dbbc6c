import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollStorageKey } from '../../layout/layout.tsx';

/** React Router gives every page that was loaded from its URL the same key. */
const isLoadedFromUrl = (key: string) => key === 'default';
const isReload = () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'reload';

/**
 * After a reload React Router restores the scroll position before the list is loaded. This restores it while the page
 * grows to its former height, unless the user has started to scroll.
 */
export function useScrollRestored(): void {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only for the first render, a list that is rendered later starts at its top
  useEffect(() => {
    // The saved position may be that of another page.
    if (isLoadedFromUrl(key) && !isReload()) return;
    const positions = JSON.parse(sessionStorage.getItem(scrollStorageKey) ?? '{}') as Record<string, number>;
    const position = positions[key] ?? 0;
    const listeners = new AbortController();
    const { style } = document.documentElement;
    // Scroll anchoring would scroll on with what is inserted above.
    style.overflowAnchor = 'none';
    const observer = new ResizeObserver(() => {
      if (scrollY < position - 1) scrollTo(0, position);
      else stop();
    });
    const stop = () => {
      observer.disconnect();
      style.overflowAnchor = '';
      listeners.abort();
    };
    observer.observe(document.body);
    for (const input of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
      addEventListener(input, stop, { passive: true, signal: listeners.signal });
    return stop;
  }, []);
}
