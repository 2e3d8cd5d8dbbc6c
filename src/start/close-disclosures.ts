/**
 * What unfolds in the bar closes at Escape, at a tap outside, and when a link in it is chosen: native disclosures, which
 * open before the page is alive and so have to close before it too.
 */
export function closeDisclosures(): void {
  const open = () => document.querySelectorAll<HTMLDetailsElement>('header details[open]');
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const disclosure of open()) {
      disclosure.open = false;
      disclosure.querySelector('summary')?.focus();
    }
  });
  addEventListener('pointerdown', ({ target }) => {
    for (const disclosure of open()) if (!disclosure.contains(target as Node)) disclosure.open = false;
  });
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    for (const disclosure of open()) if (link && disclosure.contains(link)) disclosure.open = false;
  });
}
