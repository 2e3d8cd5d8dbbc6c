export const justOpened = 'just-opened';

/** From here on every part of the page has its real height, and the pictures that come into view are fetched. */
export const layOutWhole = (): void => document.documentElement.classList.remove(justOpened);

/** What the styles may hold back in a page that was opened a moment ago. */
const parts = 'main section, main li, footer';
const isHeldBack = (part: HTMLElement) => getComputedStyle(part).contentVisibility === 'auto';

/** One part in each quiet moment: all at once, they would keep a small phone from the reader's next tap. */
export function layOutInTurn(): void {
  const toLookAt = [...document.querySelectorAll<HTMLElement>(parts)];
  const laidOut: HTMLElement[] = [];
  const next = () => {
    const part = toLookAt.shift();
    if (!part) {
      layOutWhole();
      for (const { style } of laidOut) style.removeProperty('content-visibility');
    } else if (isHeldBack(part)) {
      part.style.contentVisibility = 'visible';
      laidOut.push(part);
      requestIdleCallback(next);
    } else next();
  };
  next();
}
