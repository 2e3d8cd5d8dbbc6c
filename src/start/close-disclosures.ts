/**
 * Closes the open <details> of the header on Escape, on a press outside, and when a link inside is followed. They can be opened before
 * hydration, so this does not depend on React.
 */
export function closeDisclosures(): void {
  const openDisclosures = () => document.querySelectorAll<HTMLDetailsElement>('header details[open]');
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const disclosure of openDisclosures()) {
      disclosure.open = false;
      disclosure.querySelector('summary')?.focus();
    }
  });
  addEventListener('pointerdown', ({ target }) => {
    for (const disclosure of openDisclosures()) if (!disclosure.contains(target as Node)) disclosure.open = false;
  });
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    for (const disclosure of openDisclosures()) if (link && disclosure.contains(link)) disclosure.open = false;
  });
}
