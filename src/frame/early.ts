import { type Early, kindsOfTouch } from './touches.ts';

/** Stands inside each prerendered page, for the time before its script. */
const early: Early = { touched: false };
window.early = early;

const noteTouch = () => {
  early.touched = true;
};
for (const kind of kindsOfTouch) addEventListener(kind, noteTouch, { capture: true, once: true });

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  early.offer = event;
});
