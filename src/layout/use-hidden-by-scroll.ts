import { useEffect, useState } from 'react';

/** The header is hidden below this scroll position while the user scrolls down. */
const hideBelow = 50;

export function useHiddenByScroll(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let previousY = scrollY;
    const onScroll = () => {
      const currentY = scrollY;
      // The header stays visible while it has the focus.
      const hasFocus = document.activeElement?.closest('header') != null;
      if (currentY !== previousY) setHidden(currentY > hideBelow && currentY > previousY && !hasFocus);
      previousY = currentY;
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
