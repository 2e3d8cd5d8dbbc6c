import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollStorageKey } from '../../layout/layout.tsx';

/**
 * After a reload React Router restores the scroll position before the list is loaded. This restores it once the list is rendered,
 * unless the user has started to scroll.
 */
export function useScrollRestored(isLoaded: boolean): void {
  const { key } = useLocation();
  const savedPosition = useRef<number | undefined>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only for the first render, a list that is rendered later starts at its top
  useEffect(() => {
    savedPosition.current = (JSON.parse(sessionStorage.getItem(scrollStorageKey) ?? '{}') as Record<string, number>)[
      key
    ];
    const listeners = new AbortController();
    const discard = () => {
      savedPosition.current = undefined;
      listeners.abort();
    };
    for (const input of ['wheel', 'touchmove', 'keydown'])
      addEventListener(input, discard, { passive: true, signal: listeners.signal });
    return discard;
  }, []);

  useEffect(() => {
    if (!isLoaded || savedPosition.current === undefined) return;
    scrollTo(0, savedPosition.current);
    savedPosition.current = undefined;
  }, [isLoaded]);
}
