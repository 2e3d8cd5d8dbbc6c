/** What brings a page that is only read to life: a touch, or what one was meant for. */
export const kindsOfTouch = [
  'pointerdown',
  'keydown',
  'focusin',
  'scroll',
  'wheel',
  'click',
  'submit',
  'input',
] as const;

/** What a page knows of the time before its script. */
export type Early = {
  touched: boolean;
  /** counts for as long as the script is on its way */
  late?: ReturnType<typeof setTimeout>;
  /** the browser's, to install the app */
  offer?: Event;
  /** The script is there, and what was asked for last is done. */
  over?(): void;
  /** It has not come, and who asked for something is told so. None once the page is alive. */
  failed?: (() => void) | undefined;
};

declare global {
  interface Window {
    early?: Early;
  }
}
