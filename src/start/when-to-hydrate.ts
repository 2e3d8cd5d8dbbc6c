import { readSessionHint } from './session-hint.ts';

declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

const interactionEvents = ['pointerdown', 'keydown', 'focusin', 'scroll', 'input'] as const;

/**
 * Hydrates when the page with its pictures is loaded and idle, or on the first interaction, whichever comes first; with Save-Data on the first interaction only, if
 * the page is readable without hydration. If a script fails to load, the next interaction tries again.
 */
export function whenToHydrate(root: HTMLElement, hydrate: () => Promise<void>): void {
  let isHydrating = false;
  const listeners = new AbortController();
  const startHydration = () => {
    if (isHydrating) return;
    isHydrating = true;
    hydrate().then(
      () => listeners.abort(),
      () => {
        isHydrating = false;
        window.beforeHydration?.failed();
      },
    );
  };
  const options = { capture: true, passive: true, signal: listeners.signal };
  for (const event of interactionEvents) addEventListener(event, startHydration, options);
  addEventListener('online', startHydration, options);

  if (root.dataset.kind === 'private' || window.beforeHydration?.pressed) startHydration();
  else if (!waitsForInteraction()) afterLoad(() => requestIdleCallback(startHydration, { timeout: 2000 }));
}

/** After the `load` event, so that on a slow connection the scripts do not delay the pictures in view. */
const afterLoad = (run: () => void) =>
  document.readyState === 'complete' ? run() : addEventListener('load', run, { once: true });

/** Session and query string are rendered in the browser only, so such a page does not wait. */
const waitsForInteraction = () =>
  navigator.connection?.saveData === true && location.search === '' && readSessionHint() === undefined;
