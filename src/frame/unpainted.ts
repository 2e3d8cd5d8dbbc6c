import { openedAtTop } from './opened-at-top.ts';

const mark = 'unpainted';

/**
 * Stands at the beginning of every page, so that its first frame has what is seen first: on a small phone the rest is as
 * much work again, and is done in the next one. A page that nobody sees has no frames, and is whole from the beginning.
 * How wide the screen is the styles ask: here the page has not said yet that it is made for a phone's.
 */
if (openedAtTop && !document.hidden) {
  const { classList } = document.documentElement;
  const painted = () => classList.remove(mark);
  classList.add(mark);
  requestAnimationFrame(() => setTimeout(painted));
  document.addEventListener('visibilitychange', painted, { once: true });
}
