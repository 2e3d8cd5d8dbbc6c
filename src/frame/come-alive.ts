import { readPresence } from './presence.ts';
import { kindsOfTouch } from './touches.ts';
import { withinTime } from './within-time.ts';

/**
 * A page that is only read needs no script, so none is run until a finger, a key or the wheel touches it. What that first
 * touch was meant for is not lost: links and the menu work by themselves, and the rest is done once the page is alive
 * (`early-asked.ts`). A form, and a customer's room, come alive as soon as what can be read of them is on the screen.
 * Tells, when asked, what of this is under way.
 */
export function comeAlive(root: HTMLElement, start: () => Promise<void>): () => Promise<void> {
  // An address that asks for something, such as a search, is answered by the script alone.
  const asks = location.search !== '';
  const onlyRead = root.dataset.opening === 'read' && !asks;
  const { early } = window;
  let begun = false;
  let underWay = Promise.resolve();

  const begin = () => {
    if (begun) return;
    begun = true;
    askAhead();
    // The frame first that shows what was touched, or what can be read: then the script, which takes some. A form's and a
    // room's has been, since this script comes after it.
    const shown = onlyRead || asks ? nextFrame() : Promise.resolve();
    underWay = withinTime(shown.then(start)).then(
      () => {
        letGo();
        // Whatever still counts the time cannot say of a page that answers that its script has not come.
        if (early) early.failed = undefined;
        early?.over?.();
      },
      () => {
        // First, or the focus that it may take would be a touch.
        early?.failed?.();
        // What can be read goes on being read, and the next touch tries again.
        begun = false;
      },
    );
  };

  const letGo = () => {
    for (const kind of kindsOfTouch) removeEventListener(kind, begin, { capture: true });
  };

  for (const kind of kindsOfTouch) addEventListener(kind, begin, { capture: true, passive: true });
  if (!onlyRead || early?.touched) begin();
  // The header of someone who is logged in leads to their account, and that is not in the prerendered page.
  else if (readPresence()) requestIdleCallback(begin, { timeout: 2000 });
  return () => underWay;
}

/** Getting the script ready keeps a small phone from painting. A page that nobody sees has no frames. */
function nextFrame(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((painted) => {
    requestAnimationFrame(() => {
      setTimeout(painted);
    });
    // Put away before its first frame, it would be found two minutes later with an error that never happened.
    document.addEventListener('visibilitychange', () => painted(), { once: true });
  });
}

/** For all the scripts of a page that is touched at once: from the network, since what the worker keeps is there when it is asked for. */
function askAhead(): void {
  const links = navigator.serviceWorker?.controller ? undefined : document.getElementById('ahead');
  if (links instanceof HTMLTemplateElement) document.head.append(links.content);
}
