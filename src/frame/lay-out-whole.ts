export const justOpened = 'just-opened';

/** From here on every part of the page has its real height, and the pictures that come into view are fetched. */
export const layOutWhole = (): void => document.documentElement.classList.remove(justOpened);
