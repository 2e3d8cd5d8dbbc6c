import { readSessionHint } from './session-hint.ts';

declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

const touches = ['pointerdown', 'keydown', 'focusin', 'scroll', 'input'] as const;

/**
 * Hydrates when the page is idle or at the first touch, whichever comes first; with Save-Data at the first touch only, where
 * the page can be read without. A script that could not be loaded is asked for again at the next touch.
 */
export function whenToHydrate(root: HTMLElement, hydrate: () => Promise<void>): void {
  let hydrating = false;
  const stopListening = new AbortController();
  const begin = () => {
    if (hydrating) return;
    hydrating = true;
    hydrate().then(
      () => stopListening.abort(),
      () => {
        hydrating = false;
        window.beforeHydration?.failed();
      },
    );
  };
  const options = { capture: true, passive: true, signal: stopListening.signal };
  for (const touch of touches) addEventListener(touch, begin, options);
  addEventListener('online', begin, options);

  if (root.dataset.kind === 'private' || window.beforeHydration?.pressed) begin();
  else if (!waitsForTouch()) requestIdleCallback(begin, { timeout: 2000 });
}

/** A session and a query are shown by the script alone, so such a page does not wait. */
const waitsForTouch = () =>
  navigator.connection?.saveData === true && location.search === '' && readSessionHint() === undefined;
