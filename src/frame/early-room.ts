import type { Early } from './touches.ts';

/** Stands inside each page that has nothing to read without its script: where that does not come, the page says so. */
const room: Pick<Early, 'failed'> = {
  failed() {
    const root = document.getElementById('root');
    const page = document.getElementById('not-loaded');
    // Once: the button that is pressed just now must stay where it is.
    if (!root || !(page instanceof HTMLTemplateElement) || page.dataset.shown) return;
    page.dataset.shown = 'true';
    root.replaceChildren(page.content.cloneNode(true));
    root.querySelector('button')?.addEventListener('click', () => location.reload());
    root.querySelector<HTMLElement>('h1')?.focus();
  },
};
Object.assign(window.early ?? {}, room);
