import { readPresence } from './presence.ts';
import { meanings, touches } from './touches.ts';
import { withinTime } from './within-time.ts';

const saidNotCome = 'said-not-come';

/**
 * A page that is only read needs no script, so none is run until a finger, a key or the wheel touches it. What that first
 * touch was meant for is not lost: links and the menu work by themselves, a pressed button or a sent form is repeated
 * once the page is alive. A form, and a customer's room, come alive as soon as what can be read of them is on the screen.
 * Tells, when asked, what of this is under way.
 */
export function comeAlive(root: HTMLElement, start: () => Promise<void>): () => Promise<void> {
  // An address that asks for something, such as a search, is answered by the script alone.
  const onlyRead = root.dataset.opening === 'read' && !location.search;
  let begun = false;
  let underWay = Promise.resolve();
  let meant: (() => void) | undefined;

  const hold = (event: Event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    if (event.type === 'submit' && target instanceof HTMLFormElement) {
      event.preventDefault();
      meant = () => target.requestSubmit();
    } else {
      const button = target?.closest('button');
      if (button && button.type !== 'submit') meant = () => button.click();
    }
  };

  const begin = () => {
    if (begun) return;
    begun = true;
    askAhead();
    // The frame first that shows what was touched, or what can be read: then the script, which takes some.
    underWay = withinTime(nextFrame().then(start)).then(
      () => {
        letGo();
        document.getElementById(saidNotCome)?.remove();
        meant?.();
      },
      () => {
        // What can be read goes on being read, and the next touch tries again.
        begun = false;
        if (meant) sayNotCome();
        meant = undefined;
        const page = document.getElementById('not-loaded');
        if (!(page instanceof HTMLTemplateElement)) return;
        // First, or the focus that its heading takes would be a touch.
        letGo();
        showNotLoaded(root, page);
      },
    );
  };

  const letGo = () => {
    for (const touch of touches) removeEventListener(touch, begin, { capture: true });
    for (const meaning of meanings) removeEventListener(meaning, hold, { capture: true });
  };

  for (const meaning of meanings) addEventListener(meaning, hold, { capture: true });
  for (const touch of touches) addEventListener(touch, begin, { capture: true, passive: true });
  const early = window.early;
  early?.letGo();
  for (const event of early?.events.values() ?? []) (isMeaning(event) ? hold : begin)(event);
  if (!onlyRead) begin();
  // The header of someone who is logged in leads to their account, and that is not in the prerendered page.
  else if (readPresence()) requestIdleCallback(begin, { timeout: 2000 });
  return () => underWay;
}

const isMeaning = ({ type }: Event) => meanings.some((meaning) => meaning === type);

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

/** A press that comes to nothing is not left unanswered. Said anew each time, so that it is read out each time. */
function sayNotCome(): void {
  const sentence = document.getElementById('not-come');
  if (!(sentence instanceof HTMLTemplateElement)) return;
  document.getElementById(saidNotCome)?.remove();
  const said = document.createElement('div');
  said.id = saidNotCome;
  said.append(sentence.content.cloneNode(true));
  document.body.append(said);
}

/** The shell carries the error page with it, since nothing else could bring it when the script does not come. */
function showNotLoaded(root: HTMLElement, page: HTMLTemplateElement): void {
  root.replaceChildren(page.content.cloneNode(true));
  root.querySelector('button')?.addEventListener('click', () => location.reload());
  root.querySelector<HTMLElement>('h1')?.focus();
}
