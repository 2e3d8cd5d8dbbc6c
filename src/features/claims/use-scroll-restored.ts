import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { savedScrolls } from '../../layout/layout.tsx';

/**
 * After a reload React Router restores the scroll before the list has been read. This restores it once the list is there,
 * unless the reader has begun to scroll.
 */
export function useScrollRestored(isReady: boolean): void {
  const { key } = useLocation();
  const saved = useRef<number | undefined>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: of the first render alone, a list that is shown later is read from its top
  useEffect(() => {
    saved.current = (JSON.parse(sessionStorage.getItem(savedScrolls) ?? '{}') as Record<string, number>)[key];
    const scrolled = new AbortController();
    const drop = () => {
      saved.current = undefined;
      scrolled.abort();
    };
    for (const input of ['wheel', 'touchmove', 'keydown'])
      addEventListener(input, drop, { passive: true, signal: scrolled.signal });
    return drop;
  }, []);

  useEffect(() => {
    if (!isReady || saved.current === undefined) return;
    scrollTo(0, saved.current);
    saved.current = undefined;
  }, [isReady]);
}
