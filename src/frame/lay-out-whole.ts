export const justOpened = 'just-opened';

/** From here on every part of the page has its real height. */
export const layOutWhole = (): void => document.documentElement.classList.remove(justOpened);
