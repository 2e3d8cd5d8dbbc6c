/** What brings a page that is only read to life. */
export const touches = ['pointerdown', 'keydown', 'focusin', 'scroll', 'wheel'] as const;

/** What a touch may have been meant for, and is repeated once the page is alive. */
export const meanings = ['click', 'submit'] as const;

/** What happened before the page's script was there. */
export type Early = { events: ReadonlyMap<string, Event>; letGo(): void };

declare global {
  interface Window {
    early?: Early;
  }
}
