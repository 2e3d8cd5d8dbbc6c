import { useEffect, useState } from 'react';

/** The bar is out of the way below this many pixels, while one reads on. */
const hidesBelow = 50;

export function useHiddenByScroll(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      const now = scrollY;
      // A keyboard user who is in the bar keeps it.
      const inBar = document.activeElement?.closest('header') != null;
      if (now !== last) setHidden(now > hidesBelow && now > last && !inBar);
      last = now;
    };
    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.closest('header')) setHidden(false);
    };
    addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      removeEventListener('scroll', onScroll);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
  return hidden;
}
